import type { Subject } from '../../lessons/subjects.ts';

export type SkillRecord = {
  attempts: number;
  /** Whether the latest first attempts were right, oldest first, five at most. */
  recent: readonly boolean[];
};

const SKILL_WINDOW = 5;
const SKILL_LEAST = 3;
const SKILL_SHARE = 0.8;
/** An essay's figure from which its kind of text counts as shown. */
export const ESSAY_SHOWN_AT = 70;

export function recordAttempt(record: SkillRecord | undefined, right: boolean): SkillRecord {
  return {
    attempts: (record?.attempts ?? 0) + 1,
    recent: [...(record?.recent ?? []), right].slice(-SKILL_WINDOW),
  };
}

/** By what the skills of a subject are shown. */
export function skillKindOf(subject: Subject): 'questions' | 'essay' {
  return subject === 'writing' ? 'essay' : 'questions';
}

/** Whether a skill is shown: 3 first attempts or more, 80% of the latest 5 right. For a kind of text, one good essay. */
export function isShown(record: SkillRecord, kind: 'questions' | 'essay'): boolean {
  const right = record.recent.filter(Boolean).length;
  if (kind === 'essay') return right > 0;
  return record.attempts >= SKILL_LEAST && right / record.recent.length >= SKILL_SHARE;
}

/** Percent of a level's skills that are shown. */
export function progressPercent(levelSkills: readonly string[], shown: ReadonlySet<string>): number {
  if (levelSkills.length === 0) return 0;
  return Math.round((levelSkills.filter((skill) => shown.has(skill)).length / levelSkills.length) * 100);
}
