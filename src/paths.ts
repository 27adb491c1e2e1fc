/** Every screen's address. Links, mails and share pages use these; the server answers 404 for any other. */
export const paths = {
  home: '/',
  about: '/about',
  help: '/help',
  contact: '/contact',
  privacy: '/privacy',
  terms: '/terms',
  debug: '/debug',
  badges: '/badges',
  profile: '/profile',
  settings: '/settings',
  games: '/games',
  parentDashboard: '/parent-dashboard',
  detailedReport: '/detailed-report',
  parentPortal: '/?page=parent-data-management',
  parentPortalWith: (token: string) => `/?page=parent-data-management&token=${encodeURIComponent(token)}`,
  parentalConsent: (token: string) => `/?page=parental-consent&token=${encodeURIComponent(token)}`,
  confirmAddress: (token: string) => `/parent-dashboard?confirm=${encodeURIComponent(token)}`,
  reportOf: (childId: string) => `/detailed-report?child=${encodeURIComponent(childId)}`,
  digestStopPage: '/digest/stop',
  digestStop: (token: string) => `/digest/stop?token=${encodeURIComponent(token)}`,
  lessons: (subject: string) => `/lessons/${subject}`,
  lesson: (id: string) => `/lesson/${id}`,
  share: (imageId: string) => `/share/${imageId}`,
  login: (returnTo: string) => `/api/auth/login?returnTo=${encodeURIComponent(returnTo)}`,
  logout: '/api/auth/logout',
} as const;

/** Under which names the addresses of mailed links carry what only their reader may have. */
export const MAILED_TOKENS = ['token', 'confirm'] as const;
export type MailedToken = (typeof MAILED_TOKENS)[number];

/** Dialogs that any signed-in screen can show, by `?dialog=`: the address can be kept, and Back closes them. */
export const DIALOGS = ['family', 'invite-friends', 'use-code', 'share'] as const;
export type DialogName = (typeof DIALOGS)[number];
