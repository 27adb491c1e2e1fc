/** What of an installation its parents must know: who runs it, and through whose computers something goes. */
export type Installation = {
  /** Name and postal address. */
  operator?: string;
  /** Host of the issuer that people sign in with; undefined: accounts of this installation. */
  signInHost?: string;
  /** Host of the mail server; undefined: none, or on the same machine. */
  mailHost?: string;
  /** Host of the store of photos and pictures; undefined: a folder. */
  filesHost?: string;
  /** Years below which a parent has to agree. */
  consentAge: number;
};

/** The age that the texts name. */
const USUAL_AGE = 13;

/**
 * The sentences about an installation for the notice and the privacy policy. Who handles a child's data, and who is to
 * be written to, belongs into both (16 CFR 312.4(c) and (d)).
 */
export function aboutInstallation({
  operator,
  signInHost,
  mailHost,
  filesHost,
  consentAge,
}: Installation): string[] {
  const others = [
    signInHost && `People sign in with ${signInHost}, which learns who signs in here, and when.`,
    mailHost && `Letters go through the mail server ${mailHost}.`,
    filesHost && `Photos and pictures of achievements are stored at ${filesHost}.`,
  ].filter((sentence) => sentence !== undefined);
  return [
    ...(operator ? [`This Brightling is run by ${operator}.`] : []),
    ...(others.length > 0 ? others : ['It runs on the computers of whoever runs it, and on no others.']),
    ...(consentAge === USUAL_AGE ? [] : [`Here a parent has to agree until a child is ${consentAge}.`]),
  ];
}
