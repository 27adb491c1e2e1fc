/** Social studies: a table with a map, a globe and a compass. */
export function MapTable() {
  return (
    <>
      <path className="art-s-wall" d="M0 0h320v200H0z" />
      <path className="art-wood-deep" d="M104 24h112v72H104z" />
      <path className="art-sky" d="M110 30h100v60H110z" />
      <circle className="art-sun" cx="186" cy="46" r="9" />
      <path className="art-s-mid" d="M110 80l30-34 20 22 14-14 36 34H110z" />
      <path className="art-sheet" d="M140 46l9 10-6 3-5-3-6 1z" />
      <path className="art-leaf" d="M110 90V79q24-8 50 0t50-2v13z" />
      <path className="art-line-wood-deep" strokeWidth="2" d="M0 2q160 18 320 0" />
      <path
        className="art-s"
        d="M20 4l15 1.5-9 13zM104 9.5h15l-7 13zM200 9.5l15-.5-7 13zM285 5.5l15-1.5-6 14z"
      />
      <path className="art-reading" d="M62 7.5l15 1-8 13zM243 8.5l15-1-7 13.5z" />
      <path className="art-wood" d="M34 104h252l34 72H0z" />
      <path className="art-wood-deep" d="M0 176h320v24H0z" />
      <ellipse className="art-shade" cx="258" cy="126" rx="34" ry="7" />
      <path className="art-sheet-edge" d="M86 114h142l26 58H54z" />
      <path className="art-sheet" d="M86 111h142l26 57H54z" />
      <path className="art-wing-back" d="M92 116h130l20 47H64z" />
      <path
        className="art-leaf-soft"
        d="M92 116h42q10 6 2 13t-18 8-4 10-22 5-22 4zM164 124q18-8 34-2t24 16-4 14-24-3-20-5-18-10 8-10z"
      />
      <path className="art-glow-soft" d="M222 116q-12 2-10 8t14 6zM128 154q10-6 20-2t12 11h-38q2-6 6-9z" />
      <path
        className="art-line-reading"
        strokeWidth="3"
        strokeDasharray="0.1 6.5"
        d="M100 132q20 24 44 12t28-10 30 4"
      />
      <path className="art-sheet" d="M84 106h146q5 0 5 5t-5 4H84q-5 0-5-5t5-4z" />
      <path className="art-line-sheet-edge" strokeWidth="2" d="M84 115h146" />
      <path className="art-reading" d="M202 138c-8-9-11-14-11-19a11 11 0 0 1 22 0c0 5-3 10-11 19z" />
      <circle className="art-eye" cx="202" cy="119" r="4" />
      <path className="art-s-deep" d="M240 128q0-5 6-6h24q6 1 6 6z" />
      <path className="art-line-metal" strokeWidth="5" d="M234 56q-8 24 8 42t34 12M258 112v10" />
      <circle className="art-math-soft" cx="262" cy="80" r="29" />
      <path
        className="art-leaf"
        d="M246 56q14-6 20 2t-4 14-6 14-16 2-7-8q-1-14 13-24zM272 78q10-8 18-4 2 14-8 25-12-2-14-10t4-11z"
      />
      <path className="art-line-eye" strokeWidth="3.5" opacity="0.6" d="M240 72q3-8 9-12" />
      <circle className="art-glow" cx="262" cy="49" r="3.5" />
      <circle className="art-beam" cx="54" cy="98" r="56" />
      <circle className="art-beam" cx="54" cy="98" r="40" />
      <path className="art-line-metal" strokeWidth="3.5" d="M42 76q0-16 12-16t12 16" />
      <path className="art-glow-pale" d="M41 80h26l5 40H36z" />
      <path className="art-glow" d="M54 86c9 10 11 15 9 21-3 6-15 6-18 0-2-6 0-11 9-21z" />
      <path className="art-s-deep" d="M44 74h20l6 8H38zM34 119h40v7q0 3-3 3H37q-3 0-3-3z" />
      <ellipse className="art-s-deep" cx="44" cy="158" rx="22" ry="12" />
      <ellipse className="art-glow" cx="44" cy="155" rx="22" ry="12" />
      <ellipse className="art-sheet" cx="44" cy="155" rx="17" ry="9" />
      <path className="art-reading" d="M44 158l-4-3 13-7z" />
      <path className="art-metal" d="M44 152l4 3-13 7z" />
      <path className="art-glow-warm" d="M232 158l62-8 3 12-62 8z" />
      <path className="art-s-deep" d="M248 156l9-1 3 12-9 1z" />
      <ellipse className="art-sheet" cx="233.5" cy="164" rx="4" ry="6" />
    </>
  );
}
