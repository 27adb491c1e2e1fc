import type { LimitRule } from '../../../../base/limit.ts';

export const questionReports: LimitRule = {
  name: 'question-reports',
  by: { key: 'person, for each report' },
  times: 20,
  seconds: 86_400,
  message: 'You have told us about many questions today. Thank you! Please go on tomorrow.',
};
