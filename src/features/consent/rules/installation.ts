/** What of an installation its parents must know: who runs it, and through whose computers something goes. */
export type Installation = {
  /** Name, and how to reach it: address, telephone, e-mail. */
  operator?: string;
  /** Host of the issuer that people sign in with; undefined: accounts of this installation. */
  signInHost?: string;
  /** Host of the mail server; undefined: none, or one of the installation's own network. */
  mailHost?: string;
  /** Host of the store of photos and pictures; undefined: a folder, or one of the own network. */
  filesHost?: string;
  /** Host of the database; undefined: the built-in one, or one of the own network. */
  databaseHost?: string;
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
  databaseHost,
  consentAge,
}: Installation): string[] {
  const others = [
    signInHost && `People sign in with ${signInHost}, which learns who signs in here, and when.`,
    mailHost && `Letters go through the mail server ${mailHost}.`,
    filesHost && `Photos and pictures of achievements are stored at ${filesHost}.`,
    databaseHost && `Accounts and all that is learned are kept in a database at ${databaseHost}.`,
  ].filter((sentence) => sentence !== undefined);
  return [
    ...(operator ? [`This Brightling is run by ${operator}.`] : []),
    ...(others.length > 0 ? others : ['It runs on the computers of whoever runs it, and on no others.']),
    ...(consentAge === USUAL_AGE ? [] : [`Here a parent has to agree until a child is ${consentAge}.`]),
  ];
}
