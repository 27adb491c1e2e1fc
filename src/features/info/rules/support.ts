/** When somebody is there to answer. */
export const SUPPORT_HOURS = 'Monday to Friday, 9 to 6 EST';

/** How soon questions about privacy are answered. */
export const PRIVACY_REPLY = 'within 2 business days, urgent ones within 24 hours';
