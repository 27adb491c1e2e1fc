/** Math: building blocks, and a balance that holds level. */
export function BlocksAndBalance() {
  return (
    <>
      <path className="art-s-wall" d="M0 0h320v164H0z" />
      <path
        className="art-line-s-soft"
        strokeWidth="2"
        d="M32 0v160M64 0v160M96 0v160M128 0v160M160 0v160M192 0v160M224 0v160M256 0v160M288 0v160M0 32h320M0 64h320M0 96h320M0 128h320"
      />
      <path className="art-s-floor" d="M0 158h320v42H0z" />
      <path className="art-beam" d="M138 30h44l74 130H64z" />
      <path className="art-line-pupil" strokeWidth="2.5" d="M160 0v14" />
      <circle className="art-glow-pale" cx="160" cy="31" r="7" />
      <path className="art-s" d="M134 31q2-19 26-19t26 19z" />
      <path className="art-wood-deep" d="M128 160q4-14 26-15h12q22 1 26 15z" />
      <path className="art-wood" d="M156 62h8l3 84h-14z" />
      <path className="art-line-wood" strokeWidth="7" d="M90 72q34-8 70-8t70 8" />
      <circle className="art-glow" cx="160" cy="63" r="9" />
      <circle className="art-glow-pale" cx="158" cy="60" r="3" />
      <path className="art-line-metal" strokeWidth="2.5" d="M66 122l24-50 24 50M206 122l24-50 24 50" />
      <path className="art-s" d="M74 98h22v22H74z" />
      <path className="art-s-deep" d="M96 98l5-5v22l-5 5zM74 98l5-5h22l-5 5z" />
      <path className="art-glow" d="M98 120l9-18 9 18z" />
      <circle className="art-eye" cx="80" cy="104" r="2.5" />
      <circle className="art-eye" cx="90" cy="114" r="2.5" />
      <circle className="art-tongue" cx="222" cy="108" r="12" />
      <path className="art-leaf" d="M234 104h13v16h-13z" />
      <path className="art-line-eye" strokeWidth="2.5" opacity="0.6" d="M215 104q2-4 6-4" />
      <path className="art-metal" d="M60 120h60q-4 13-30 13t-30-13zM200 120h60q-4 13-30 13t-30-13z" />
      <path className="art-metal-soft" d="M60 120h60l-1.5 4h-57zM200 120h60l-1.5 4h-57z" />
      <path className="art-glow" d="M14 138h36v36H14z" />
      <path className="art-glow-warm" d="M50 138l8-7v36l-8 7z" />
      <path className="art-glow-soft" d="M14 138l8-7h36l-8 7z" />
      <circle className="art-pupil" cx="23" cy="147" r="3" />
      <circle className="art-pupil" cx="32" cy="156" r="3" />
      <circle className="art-pupil" cx="41" cy="165" r="3" />
      <path className="art-tongue" d="M36 98l17 34H19z" />
      <path className="art-s" d="M62 160q0-7 16-7t16 7v20H62z" />
      <ellipse className="art-s-mid" cx="78" cy="160" rx="16" ry="6" />
      <path className="art-leaf" d="M250 140h56v38h-17v-6q0-11-11-11t-11 11v6h-17z" />
      <path className="art-leaf-soft" d="M250 140l6-6h56l-6 6z" />
      <path className="art-leaf-deep" d="M306 140l6-6v38l-6 6z" />
      <path className="art-s" d="M258 112h22v22h-22z" />
      <path className="art-s-deep" d="M280 112l5-5v22l-5 5zM258 112l5-5h22l-5 5z" />
      <path className="art-line-eye" strokeWidth="3" d="M264 123h10M269 118v10" />
      <path className="art-glow" d="M286 134a12 12 0 0 1 24 0z" />
      <circle className="art-tongue" cx="226" cy="174" r="11" />
      <path className="art-line-eye" strokeWidth="2.5" opacity="0.6" d="M220 170q2-3 5-3" />
    </>
  );
}
