/** What is known of a person as far as it settles who looks on. */
export type Onlookers = {
  isUnder13: boolean;
  /** Has children of their own here. */
  isLinked: boolean;
  /** Undefined where it could not be asked. */
  isSeenByParent: boolean | undefined;
};

function ownWork(isSeenByParent: boolean | undefined): string {
  if (isSeenByParent === undefined)
    return 'You see your lessons, answers, essays and points, and so does a parent who agreed to your learning here or is linked to you.';
  return isSeenByParent
    ? 'You and your parent see your lessons, answers, essays and points.'
    : 'You see your lessons, answers, essays and points. No parent does.';
}

/** Who can see what of a person, one sentence each. */
export function whoSees({ isUnder13, isLinked, isSeenByParent }: Onlookers): string[] {
  return [
    ownWork(isSeenByParent),
    ...(isLinked ? ['You see the lessons, answers and essays of your children. They know it.'] : []),
    'Members of your family group see your name, picture, points, streak and lessons of the week, and who is a parent.',
    isUnder13
      ? 'An achievement gets a public page only if a parent allows it, and without your name or photo.'
      : 'An achievement that you share has a public page, with your first name at most.',
    'Nobody else sees anything, but for whoever runs this Brightling, who can look into its database. There are no adverts, and nothing is passed on to anyone for purposes of their own.',
    'The settings above stay in this browser; only the difficulty is sent along when lessons are chosen for you.',
  ];
}
