/**
 * The closed list of reasons for which a call is refused, each with its HTTP status.
 * A refusal speaks to the person: `message` is a plain, kind sentence; details for the log go elsewhere.
 */
export declare const REFUSALS: {
    readonly invalid: 400;
    readonly signed_out: 401;
    readonly link_spent: 401;
    readonly needs_age: 403;
    readonly needs_consent: 403;
    readonly forbidden: 403;
    readonly cross_site: 403;
    readonly premium_only: 403;
    readonly enough_for_today: 403;
    readonly not_found: 404;
    readonly conflict: 409;
    readonly under_age: 409;
    readonly too_large: 413;
    readonly wrong_type: 415;
    readonly too_many: 429;
    readonly unexpected: 500;
    readonly unavailable: 503;
};
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
export declare class Refusal extends Error {
    readonly name = "Refusal";
    readonly code: RefusalCode;
    readonly details: RefusalDetails;
    constructor(code: RefusalCode, message: string, details?: RefusalDetails);
    get status(): number;
}
