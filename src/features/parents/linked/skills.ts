import type { Queries } from '../../../infra/db/client.ts';
import type { Bank } from '../../lessons/bank/load.ts';
import { isShown, skillKindOf } from '../../progress/rules/skills.ts';
import type { SkillsOf } from '../contract.ts';
import { needsHelp, shareRight } from '../rules/skill-standing.ts';
import { presentSkills } from './skill-store.ts';

/** Skills of a child's present levels that go well and that need help, the one that needs most first, in words. */
export async function skillsInWords(db: Queries, bank: Bank, userId: string): Promise<SkillsOf> {
  const records = await presentSkills(db, userId);
  const inWords = ({ subject, skill }: (typeof records)[number]) => ({
    subject,
    skill,
    title: bank.skillTitle(skill),
  });
  return {
    goingWell: records.filter((record) => isShown(record, skillKindOf(record.subject))).map(inWords),
    needsHelp: records
      .filter((record) => needsHelp(record))
      .toSorted((a, b) => shareRight(a) - shareRight(b))
      .map(inWords),
  };
}
