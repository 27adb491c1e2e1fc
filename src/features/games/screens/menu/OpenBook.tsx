/** An open book out of which a light rises. */
export function OpenBook() {
  return (
    <>
      <path className="art-beam" d="M160 118L84-4h152z" />
      <circle className="art-halo glim-light" cx="160" cy="52" r="36" />
      <circle className="art-glow" cx="160" cy="52" r="13" />
      <circle className="art-glow-pale" cx="156" cy="48" r="5" />
      <circle className="art-glow" cx="128" cy="34" r="4" />
      <circle className="art-glow" cx="196" cy="26" r="5" />
      <circle className="art-glow" cx="186" cy="72" r="3.5" />
      <path className="art-plum" d="M74 94q46-12 86 8 40-20 86-8v42q-46-10-86 10-40-20-86-10z" />
      <path
        className="art-sheet"
        d="M82 86q44-10 78 14v38q-34-20-78-12zM238 86q-44-10-78 14v38q34-20 78-12z"
      />
      <path
        className="art-line-sheet-edge"
        strokeWidth="3"
        d="M96 96q26-3 48 8M96 108q26-3 48 8M224 96q-26-3-48 8M224 108q-26-3-48 8M160 100v38"
      />
    </>
  );
}
