/** Writing: a desk with ink, a quill and a page just begun. */
export function WritingDesk() {
  return (
    <>
      <path className="art-s-wall" d="M0 0h320v200H0z" />
      <path className="art-sheet" d="M106 16h108v96H106z" />
      <path className="art-sky" d="M112 22h96v84h-96z" />
      <circle className="art-sun" cx="184" cy="46" r="11" />
      <path className="art-leaf-soft" d="M112 106V86q18-14 42-4t54-8v32z" />
      <path className="art-leaf" d="M112 106V96q34-12 60-2t36 0v12z" />
      <path className="art-line-sheet" strokeWidth="4" d="M160 22v84M112 62h96" />
      <path
        className="art-s-mid"
        d="M92 12h42q0 50-28 78-2 16 2 24H88zM228 12h-42q0 50 28 78 2 16-2 24h20z"
      />
      <path className="art-s" d="M104 84q3 4 8 4l-2 7q-7 0-11-4zM216 84q-3 4-8 4l2 7q7 0 11-4z" />
      <path className="art-line-wood-deep" strokeWidth="5" d="M84 11h152" />
      <path className="art-sheet" d="M254 34l26-3 3 28-26 3z" />
      <path className="art-glow-soft" d="M278 66l20 4-4 22-21-4z" />
      <path className="art-line-writing" strokeWidth="2.5" d="M260 42l14-1M261 49l10-1M280 75l11 2" />
      <circle className="art-tongue" cx="267" cy="33" r="2.5" />
      <circle className="art-tongue" cx="288" cy="69" r="2.5" />
      <path className="art-wood" d="M22 126h276l22 44H0z" />
      <path className="art-wood-deep" d="M0 170h320v30H0z" />
      <path className="art-wood" d="M112 178h96v22h-96z" />
      <circle className="art-glow" cx="160" cy="190" r="4" />
      <path className="art-beam" d="M36 86h56l38 76H12z" />
      <ellipse className="art-s-deep" cx="62" cy="144" rx="22" ry="6" />
      <path className="art-line-glow" strokeWidth="5" d="M62 142V84" />
      <circle className="art-glow-pale" cx="64" cy="86" r="8" />
      <path className="art-s" d="M32 88q2-28 32-28t32 28z" />
      <path className="art-s-deep" d="M32 84h64v4H32z" />
      <path className="art-line-glow" strokeWidth="4" d="M64 60v-4" />
      <path className="art-sheet-edge" d="M124 165l12-33h66l14 33z" />
      <path className="art-sheet" d="M124 161l12-31h66l14 31z" />
      <path
        className="art-line-writing"
        strokeWidth="3"
        d="M145 137q3-4 6 0t6 0 6 0 6 0 6 0 6 0M142 145q3-4 6 0t6 0 6 0 6 0 6 0 6 0 6 0M139 153q3-4 6 0t6 0 6 0"
      />
      <path className="art-s-deep" d="M228 138q0-4 4-5v-7h16v7q4 1 4 5v18q0 4-4 4h-16q-4 0-4-4z" />
      <path className="art-s-mid" d="M232 143h16v12h-16z" />
      <path className="art-wood-soft" d="M230 122h20v5h-20z" />
      <path className="art-sheet" d="M242 122c-2-34 10-62 38-78 8 34-4 62-34 78z" />
      <path className="art-wing-back" d="M246 122c18-22 28-46 34-78 8 34-4 62-34 78z" />
      <path className="art-line-metal" strokeWidth="2.5" d="M240 130q8-40 38-82" />
      <path className="art-s-mid" d="M268 148h40v9h-40z" />
      <path className="art-glow" d="M272 139h32v9h-32z" />
      <path className="art-leaf" d="M266 131h40v8h-40z" />
      <path className="art-sheet" d="M298 150h10v5h-10zM300 133h6v4h-6z" />
      <path className="art-line-reading" strokeWidth="4" d="M102 132l-5-22" />
      <path className="art-line-glow" strokeWidth="4" d="M107 132l1-26" />
      <path className="art-line-math" strokeWidth="4" d="M112 132l6-20" />
      <path className="art-sheet" d="M97 126h20l-2 24H99z" />
      <path className="art-s" d="M97.5 132h19l-.6 7H98z" />
    </>
  );
}
