/**
 * The closed list of reasons for which a call is refused, each with its HTTP status.
 * A refusal speaks to the person: `message` is a plain, kind sentence; details for the log go elsewhere.
 */
export const REFUSALS = {
  invalid: 400,
  signed_out: 401,
  link_spent: 401,
  needs_age: 403,
  needs_consent: 403,
  forbidden: 403,
  cross_site: 403,
  premium_only: 403,
  enough_for_today: 403,
  not_found: 404,
  conflict: 409,
  other_person: 409,
  under_age: 409,
  too_large: 413,
  wrong_type: 415,
  too_many: 429,
  unexpected: 500,
  unavailable: 503,
} as const;

export type RefusalCode = keyof typeof REFUSALS;

export type RefusalDetails = {
  /** Dotted path of the field at fault, with 400. */
  field?: string;
  needsAgeVerification?: true;
  needsParentalConsent?: true;
  /** Seconds until another try is worth it, with 429 and 503. */
  retryAfter?: number;
};

/** Thrown by whatever decides that a call is refused; `infra/http` turns it into the answer. */
export class Refusal extends Error {
  override readonly name = 'Refusal';
  readonly code: RefusalCode;
  readonly details: RefusalDetails;

  constructor(code: RefusalCode, message: string, details: RefusalDetails = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }

  get status(): number {
    return REFUSALS[this.code];
  }
}
