/** Reading: an armchair and a shelf of books in the light of a lamp. */
export function BookNook() {
  return (
    <>
      <path className="art-s-wall" d="M0 0h320v162H0z" />
      <path className="art-s-floor" d="M0 158h320v42H0z" />
      <path className="art-sheet" d="M128 104V56q0-32 32-32t32 32v48z" />
      <path className="art-sky" d="M134 98V56q0-26 26-26t26 26v42z" />
      <circle className="art-sun" cx="148" cy="58" r="9" />
      <path className="art-line-sheet" strokeWidth="4" d="M160 28v72M134 70h52" />
      <path className="art-wood-deep" d="M20 26h92v134H20z" />
      <path className="art-s-shade" d="M26 32h80v36H26zM26 74h80v36H26zM26 116h80v38H26z" />
      <path
        className="art-s"
        d="M30 40h10v28H30zM70 36h9v32h-9zM58 80h12v30H58zM30 124h9v30h-9zM92 120h10v34H92z"
      />
      <path
        className="art-s-mid"
        d="M42 36h8v32h-8zM81 42h12v26H81zM72 84h8v26h-8zM41 120h11v34H41zM74 140h16v14H74z"
      />
      <path className="art-glow" d="M52 44h7v24h-7zM30 86h9v24h-9zM54 126h8v28h-8z" />
      <path className="art-wing-back" d="M60 38h8v30h-8zM41 80h7v30h-7zM64 122h8v32h-8z" />
      <path
        className="art-leaf"
        d="M94 96c-10-2-14-10-12-18 8 2 11 7 12 12 1-8 5-13 11-14 1 10-3 17-11 20z"
      />
      <path className="art-wood-soft" d="M86 96h16l-3 14H89z" />
      <path className="art-s-shade" d="M74 136h16v4H74z" />
      <ellipse className="art-s-soft" cx="200" cy="176" rx="104" ry="17" />
      <ellipse className="art-s-mid" cx="200" cy="176" rx="90" ry="13" />
      <ellipse className="art-s-soft" cx="200" cy="176" rx="82" ry="11" />
      <path className="art-wood-deep" d="M158 164h9l-3 14h-6zM231 164h9v14h-6z" />
      <path className="art-s" d="M152 168v-66q0-26 47-26t47 26v66z" />
      <path className="art-s-deep" d="M168 140v-34q0-14 31-14t31 14v34z" />
      <path className="art-glow" d="M178 116l26-10q4-1 5 3l6 26-32 4z" />
      <path className="art-s-mid" d="M164 134q0-4 4-4h62q4 0 4 4v18h-70z" />
      <path
        className="art-s"
        d="M142 128q0-12 13-12t13 12v40h-20q-6 0-6-6zM256 128q0-12-13-12t-13 12v40h20q6 0 6-6z"
      />
      <path className="art-s-deep" d="M164 152h70v16h-70z" />
      <path className="art-line-wood-deep" strokeWidth="5" d="M276 172V64M262 174h28" />
      <path className="art-beam" d="M258 62h36l32 114H190z" />
      <circle className="art-glow-pale" cx="276" cy="62" r="8" />
      <path className="art-glow" d="M264 32h24l12 30h-48z" />
      <path className="art-glow-warm" d="M254 57h44l2 5h-48z" />
      <path className="art-sheet-edge" d="M176 134q14-5 24 2 10-7 24-2v-4h-48z" />
      <path className="art-sheet" d="M176 118q14-4 24 4 10-8 24-4v13q-14-4-24 4-10-8-24-4z" />
      <path
        className="art-line-sheet-edge"
        strokeWidth="2"
        d="M200 123v11M182 123q7-1 12 2M182 127q7-1 12 2M218 123q-7-1-12 2M218 127q-7-1-12 2"
      />
      <path className="art-s-mid" d="M284 164h30v8h-30z" />
      <path className="art-wing-back" d="M288 156h24v8h-24z" />
      <path className="art-sheet" d="M292 144h13v12h-13z" />
      <path className="art-line-sheet" strokeWidth="3" d="M306 147q5 0 4 4t-4 3" />
    </>
  );
}
