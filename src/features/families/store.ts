import { and, count, eq, notExists, sql } from 'drizzle-orm';
import { dayIn, type Day } from '../../base/day.ts';
import type { Db, Queries } from '../../infra/db/client.ts';
import { statement } from '../../infra/db/statement.ts';
import { isAdultOn } from '../accounts/rules/age.ts';
import { users } from '../accounts/tables.ts';
import { nextFounder } from './rules/membership.ts';
import { families, familyMembers, formerMembers } from './tables.ts';

export type FamilyRow = typeof families.$inferSelect;

/** The condition that the family of a user has premium at an instant, each given as a parameter's sign. */
export const hasPremiumSql = (user: '$1', instant: '$2' | '$3') =>
  `exists (select from family_members m join families f on f.id = m.family_id
    where m.user_id = ${user} and f.premium_until > ${instant})`;

const readPremium = statement<{ isPremium: boolean }>(
  'has_premium',
  `select ${hasPremiumSql('$1', '$2')} as "isPremium"`,
);

/** Whether a user's family has premium now. */
export async function hasPremium(db: Db, userId: string, now: Date): Promise<boolean> {
  const [row] = await readPremium(db, [userId, now]);
  return row?.isPremium ?? false;
}

/** A user's family as it stands, and whether they are its founder. */
export async function membershipOf(
  db: Queries,
  userId: string,
): Promise<{ family: FamilyRow; isFounder: boolean } | undefined> {
  const [row] = await db
    .select({ family: families, isFounder: familyMembers.isFounder })
    .from(familyMembers)
    .innerJoin(families, eq(families.id, familyMembers.familyId))
    .where(eq(familyMembers.userId, userId));
  return row;
}

/** A user's family as it stands. */
export async function familyOf(db: Queries, userId: string): Promise<FamilyRow | undefined> {
  return (await membershipOf(db, userId))?.family;
}

/** A member with what the leaderboard tells of them. */
export type MemberRow = {
  /** Of the membership. */
  id: string;
  userId: string;
  nickname: string | null;
  joinedAt: Date;
  firstName: string;
  avatar: string | null;
  birthDate: Day | null;
  timeZone: string;
  points: number;
  streak: number;
  weekOf: Day | null;
  weekLessons: number;
  leaderboardAllowed: boolean;
  isFounder: boolean;
  /** Linked as a parent to whoever asks. */
  isOwnParent: boolean;
};
type BoardRow = MemberRow & Pick<FamilyRow, 'name' | 'inviteCode'>;

const readBoard = statement<BoardRow>(
  'family_board',
  `select f.name, f.invite_code as "inviteCode", m.is_founder as "isFounder",
     exists (select from guardians g where g.child_id = $1 and g.guardian_id = m.user_id) as "isOwnParent", m.id, m.user_id as "userId", m.nickname, m.joined_at as "joinedAt", u.first_name as "firstName", u.avatar,
     u.birth_date::text as "birthDate", u.time_zone as "timeZone", u.points, u.streak, u.week_of::text as "weekOf",
     u.week_lessons as "weekLessons", u.leaderboard_allowed as "leaderboardAllowed"
   from family_members mine
   join families f on f.id = mine.family_id
   join family_members m on m.family_id = f.id
   join users u on u.id = m.user_id
   where mine.user_id = $1`,
);

/** A user's family with all its members, in one query; undefined without one. */
export async function boardOf(db: Db, userId: string) {
  const members = await readBoard(db, [userId]);
  const [first] = members;
  return first && { family: first, members };
}

/** Locks a family for the rest of the transaction. Whoever locks a user too does that first. */
export async function lockFamily(tx: Queries, familyId: string): Promise<FamilyRow | undefined> {
  const [family] = await tx.select().from(families).where(eq(families.id, familyId)).for('update');
  return family;
}

export async function findByInviteCode(db: Queries, inviteCode: string) {
  const [family] = await db
    .select({ id: families.id })
    .from(families)
    .where(eq(families.inviteCode, inviteCode));
  return family;
}

/** Keeps a new family; undefined when another one has its invite code. */
export async function insertFamily(
  tx: Queries,
  family: typeof families.$inferInsert,
): Promise<FamilyRow | undefined> {
  const [row] = await tx
    .insert(families)
    .values(family)
    .onConflictDoNothing({ target: families.inviteCode })
    .returning();
  return row;
}

export async function insertMember(tx: Queries, member: typeof familyMembers.$inferInsert): Promise<void> {
  await tx.insert(familyMembers).values(member);
}

export async function countMembers(tx: Queries, familyId: string): Promise<number> {
  const [row] = await tx
    .select({ members: count() })
    .from(familyMembers)
    .where(eq(familyMembers.familyId, familyId));
  return row?.members ?? 0;
}

/** The member of a family that an entry of its leaderboard names. */
export async function findMember(db: Queries, familyId: string, memberId: string) {
  const [row] = await db
    .select({
      userId: familyMembers.userId,
      nickname: familyMembers.nickname,
      isFounder: familyMembers.isFounder,
      firstName: users.firstName,
      birthDate: users.birthDate,
      timeZone: users.timeZone,
    })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(and(eq(familyMembers.familyId, familyId), sql`${familyMembers.id}::text = ${memberId}`));
  return row;
}

/** Makes a member the founder in place of the present one. Call it with the family locked. */
export async function setFounder(tx: Queries, familyId: string, userId: string): Promise<void> {
  // One after the other: there is never a moment with two.
  await tx
    .update(familyMembers)
    .set({ isFounder: false })
    .where(and(eq(familyMembers.familyId, familyId), eq(familyMembers.isFounder, true)));
  await tx
    .update(familyMembers)
    .set({ isFounder: true })
    .where(and(eq(familyMembers.familyId, familyId), eq(familyMembers.userId, userId)));
}

/** Gives a locked family whose founder is gone another one, if anybody is left. */
async function replaceFounder(tx: Queries, familyId: string, at: Date): Promise<void> {
  const members = await tx
    .select({
      id: familyMembers.id,
      userId: familyMembers.userId,
      joinedAt: familyMembers.joinedAt,
      birthDate: users.birthDate,
      timeZone: users.timeZone,
    })
    .from(familyMembers)
    .innerJoin(users, eq(users.id, familyMembers.userId))
    .where(eq(familyMembers.familyId, familyId));
  const next = nextFounder(
    members.map((member) => ({
      ...member,
      isAdult: isAdultOn(member.birthDate, dayIn(at, member.timeZone)),
    })),
  );
  if (next) await setFounder(tx, familyId, next.userId);
}

/**
 * Takes a user out of their family: a founder's part goes on to another, and the family is removed when nobody is left.
 * Call it with the user locked.
 *
 * @param familyId the only family that is meant, where one is
 * @returns whether there was anything to leave
 */
export async function takeOut(tx: Queries, userId: string, at: Date, familyId?: string): Promise<boolean> {
  const present = await familyOf(tx, userId);
  if (!present || (familyId !== undefined && present.id !== familyId)) return false;
  // Of two members who go at once the second sees that the first is gone.
  const family = await lockFamily(tx, present.id);
  if (!family) return false;
  await tx
    .insert(formerMembers)
    .values({ userId, familyId: family.id, leftAt: at })
    .onConflictDoUpdate({
      target: [formerMembers.userId, formerMembers.familyId],
      set: { leftAt: at },
    });
  const left = await tx
    .delete(familyMembers)
    .where(and(eq(familyMembers.userId, userId), eq(familyMembers.familyId, family.id)))
    .returning({ isFounder: familyMembers.isFounder });
  if (left.some(({ isFounder }) => isFounder)) await replaceFounder(tx, family.id, at);
  const others = tx.select().from(familyMembers).where(eq(familyMembers.familyId, families.id));
  await tx.delete(families).where(and(eq(families.id, family.id), notExists(others)));
  return left.length > 0;
}

/** Whether somebody was in a family once and is no more. */
export async function wasMember(db: Queries, userId: string, familyId: string): Promise<boolean> {
  const found = await db
    .select({ userId: formerMembers.userId })
    .from(formerMembers)
    .where(and(eq(formerMembers.userId, userId), eq(formerMembers.familyId, familyId)));
  return found.length > 0;
}

/** Gives a family another invite code, and answers it; undefined when another one has it. Call it with the family locked. */
export async function setInviteCode(
  tx: Queries,
  familyId: string,
  inviteCode: string,
): Promise<string | undefined> {
  if (await findByInviteCode(tx, inviteCode)) return undefined;
  await tx.update(families).set({ inviteCode }).where(eq(families.id, familyId));
  return inviteCode;
}

export async function setPremium(tx: Queries, familyId: string, premiumUntil: Date): Promise<void> {
  await tx.update(families).set({ premiumUntil }).where(eq(families.id, familyId));
}
