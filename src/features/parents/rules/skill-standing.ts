import type { SkillRecord } from '../../progress/rules/skills.ts';

const LEAST_ATTEMPTS = 3;
const HELP_BELOW = 0.6;

/** Whether a skill needs help: tried three times or more, and fewer than 60% of the latest five first answers right. */
export function needsHelp({ attempts, recent }: SkillRecord): boolean {
  const right = recent.filter(Boolean).length;
  return attempts >= LEAST_ATTEMPTS && recent.length > 0 && right / recent.length < HELP_BELOW;
}
