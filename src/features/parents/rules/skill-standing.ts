import type { SkillRecord } from '../../progress/rules/skills.ts';

const LEAST_ATTEMPTS = 3;
const HELP_BELOW = 0.6;

/** Whether a skill needs help: tried three times or more, and fewer than 60% of the latest five first answers right. */
export function needsHelp(record: SkillRecord): boolean {
  return record.attempts >= LEAST_ATTEMPTS && shareRight(record) < HELP_BELOW;
}

/** Share of the latest first answers that were right, 0 to 1; 1 where there are none. */
export function shareRight({ recent }: Pick<SkillRecord, 'recent'>): number {
  return recent.length === 0 ? 1 : recent.filter(Boolean).length / recent.length;
}
