/** Science: a small world under glass. */
export function Terrarium() {
  return (
    <>
      <path className="art-s-wall" d="M0 0h320v164H0z" />
      <path className="art-s-soft" d="M0 0h76Q70 40 30 40 8 40 0 62zM320 0h-70q4 30 36 34 26 2 34 26z" />
      <path className="art-line-leaf" strokeWidth="3" d="M28 0q-4 26 8 46M50 0q2 14-2 26M290 0q6 24-4 50" />
      <path
        className="art-leaf"
        d="M27 20q-13-1-15-13 13 0 15 13zM31 34q13-3 13-15-13 2-13 15zM36 48q-14-2-15-14 13 1 15 14zM49 28q-10-3-10-12 10 2 10 12zM292 22q13-2 14-14-13 1-14 14zM290 36q-13-3-13-14 12 2 13 14zM286 52q13-1 15-13-14 0-15 13z"
      />
      <circle className="art-beam" cx="160" cy="92" r="92" />
      <circle className="art-beam" cx="160" cy="92" r="78" />
      <path className="art-wood" d="M0 146h320v34H0z" />
      <path className="art-wood-deep" d="M0 176h320v24H0z" />
      <ellipse className="art-shade" cx="160" cy="160" rx="88" ry="8" />
      <ellipse className="art-shade" cx="46" cy="157" rx="24" ry="5" />
      <ellipse className="art-shade" cx="271" cy="158" rx="27" ry="5" />
      <path className="art-glass-pane" d="M92 150V98q0-70 68-70t68 70v52z" />
      <path className="art-wood-deep" d="M92 134q30-8 68-2t68-4v22H92z" />
      <path className="art-wood" d="M92 144q40-6 70-2t66-2v10H92z" />
      <path
        className="art-leaf"
        d="M92 136q4-20 28-20 14 0 22 10 20-16 44-6 10-14 26-8 14 4 16 18-34 8-68 4t-68 2z"
      />
      <path
        className="art-leaf-deep"
        d="M126 122c-6-14-22-14-24-34 14 2 22 12 23 22 0-14-8-22-2-42 12 12 12 26 7 40 4-12 12-20 26-20-2 18-20 18-24 34z"
      />
      <path className="art-line-leaf" strokeWidth="2" d="M107 94q11 8 18 24M125 76v40M149 94q-12 6-20 22" />
      <path className="art-sheet" d="M174 122q2-12 0-20h13q-3 10 1 20z" />
      <path className="art-tongue" d="M160 104q3-22 21-22t21 22q-21 7-42 0z" />
      <circle className="art-eye" cx="174" cy="94" r="3.5" />
      <circle className="art-eye" cx="187" cy="91" r="3" />
      <circle className="art-eye" cx="193" cy="100" r="2.5" />
      <path className="art-wood-soft" d="M196 128q0 5 6 5h20q5-1 4-6-1-3-4-3l-2 4z" />
      <circle className="art-glow-warm" cx="207" cy="122" r="9" />
      <path
        className="art-line-wood-deep"
        strokeWidth="2"
        d="M207 122q-3 0-3-3t4-3q5 1 5 6t-6 6M221 124l1-6M225 125l3-5"
      />
      <path className="art-leaf-soft" d="M100 134q-2-10-7-13 10 1 11 13zM150 132q0-9 6-14-1 8-1 14z" />
      <circle className="art-halo" cx="150" cy="52" r="12" />
      <circle className="art-glow" cx="150" cy="52" r="5" />
      <circle className="art-halo" cx="202" cy="66" r="10" />
      <circle className="art-glow" cx="202" cy="66" r="4" />
      <path className="art-line-eye" strokeWidth="5" opacity="0.65" d="M104 112V98q0-26 16-42M127 50l3-2" />
      <path className="art-line-glass-edge" strokeWidth="4" d="M92 150V98q0-70 68-70t68 70v52" />
      <circle className="art-wood-soft" cx="160" cy="24" r="6" />
      <path className="art-wood-soft" d="M82 148h156v6q0 5-5 5H87q-5 0-5-5z" />
      <path className="art-line-leaf-deep" strokeWidth="3" d="M46 132v-24" />
      <path className="art-leaf" d="M46 112q-18 0-20-18 18 1 20 18zM46 106q0-18 18-22 2 18-18 22z" />
      <path className="art-s" d="M28 128h36l-5 28H33z" />
      <path className="art-s-deep" d="M25 124h42v8H25z" />
      <path className="art-glass-pane" d="M262 112h16v16l14 26q1 4-4 4h-36q-5 0-4-4l14-26z" />
      <path className="art-s-mid" d="M257 138h26l9 16q1 4-4 4h-36q-5 0-4-4z" />
      <circle className="art-eye" cx="266" cy="147" r="2.5" />
      <circle className="art-eye" cx="274" cy="142" r="2" />
      <path
        className="art-line-glass-edge"
        strokeWidth="3"
        d="M259 110h22M262 112v16l-14 26q-1 4 4 4h36q5 0 4-4l-14-26v-16"
      />
      <circle className="art-s-mid" cx="271" cy="98" r="3" />
    </>
  );
}
