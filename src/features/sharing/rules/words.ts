import type { Achieved } from './achievement.ts';

const count = (value: number) => value.toLocaleString('en');

/** The big words of a graphic: `30-day streak`. */
export function titleOf({ type, value, badge }: Achieved): string {
  if (badge) return badge.name;
  switch (type) {
    case 'streak':
      return `${count(value)}-day streak`;
    case 'points':
      return `${count(value)} ${value === 1 ? 'point' : 'points'}`;
    case 'level':
      return `Level ${count(value)}`;
    case 'lessons':
      return `${count(value)} ${value === 1 ? 'lesson' : 'lessons'} finished`;
    case 'badge':
      return `${count(value)} ${value === 1 ? 'badge' : 'badges'}`;
  }
}

/** The line under them, of whoever it is: `Ada learned 30 days in a row.` */
export function lineOf({ type, value, badge }: Achieved, name: string | null): string {
  const who = name ?? 'A young Brightling';
  if (badge) {
    const reason = {
      lessons: `finishing ${count(badge.threshold)} lessons`,
      points: `collecting ${count(badge.threshold)} points`,
      streak: `learning ${count(badge.threshold)} days in a row`,
    }[badge.group];
    return `${who} earned this badge for ${reason}.`;
  }
  switch (type) {
    case 'streak':
      return value === 1
        ? `${who} began a learning streak.`
        : `${who} learned ${count(value)} days in a row.`;
    case 'points':
      return `${who} collected ${titleOf({ type, value, badge })} by learning.`;
    case 'level':
      return `${who} reached level ${count(value)} by learning.`;
    case 'lessons':
      return `${who} finished ${count(value)} ${value === 1 ? 'lesson' : 'lessons'}.`;
    case 'badge':
      return `${who} earned ${titleOf({ type, value, badge })} by learning.`;
  }
}
