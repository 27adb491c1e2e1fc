/** What is kept, why, and for how long: the table of the privacy policy. */
export const RETENTION: readonly { what: string; why: string; time: string }[] = [
  {
    what: 'Account, lessons, answers, essays, photos, points and badges',
    why: 'to choose lessons and to show how it goes',
    time: 'until the account is deleted; an inactive account after 2 years, with a warning 30 days before',
  },
  {
    what: 'What is said about a question that seems wrong, and the points given where it was',
    why: 'to find and mend mistakes in lessons, and to make up for them',
    time: 'until the account is deleted',
  },
  {
    what: 'A closed account',
    why: 'so that closing by mistake can be undone',
    time: 'deleted within 30 days',
  },
  {
    what: 'A request for consent that nobody answers, with the parent’s address and the date of birth',
    why: 'to ask for consent',
    time: '72 hours; the unused account 30 days longer',
  },
  {
    what: 'A sign-in that never became an account, with the date of birth if it was told',
    why: 'so that an age that was told once stays told',
    time: '30 days, or 30 days after a parent was last asked or said no',
  },
  {
    what: 'A parent’s consent',
    why: 'the law asks us to be able to show it',
    time: 'as long as the account',
  },
  {
    what: 'Which parent’s account is linked to which child',
    why: 'to show the child’s learning there, and for the weekly letter',
    time: 'as long as both accounts, until the child is 18',
  },
  {
    what: 'Being in a family group, with a nickname',
    why: 'for the family leaderboard and the family’s premium',
    time: 'until one leaves it; the group itself until its last member leaves',
  },
  {
    what: 'Which family group one was in before, and that a referral code was used',
    why: 'so that each code and each person counts once',
    time: 'as long as the account, the former group no longer than it exists',
  },
  {
    what: 'A family’s referral codes',
    why: 'to give both families their days of premium',
    time: 'as long as the family group',
  },
  {
    what: 'Pictures of achievements that were made to share',
    why: 'to show them again, and on a public page where sharing is on',
    time: 'as long as the account, the latest 300; the public page only while sharing is on',
  },
  {
    what: 'What you write to us by the contact form, with your name and address',
    why: 'to answer you, and to look it up when you write again',
    time: '90 days after our answer, one year at most; no longer than an account with that address, or with which you were signed in',
  },
  {
    what: 'Being signed in, by one cookie',
    why: 'so that not every page asks for the password',
    time: '30 days after the last visit, or until one signs out',
  },
  {
    what: 'In your own browser: that it has signed in before, by a cookie without a name',
    why: 'so that nobody can lock you out by guessing at your password',
    time: 'one year after the last sign-in there, or until the password changes',
  },
  {
    what: 'In your own browser: who is signed in, what was done and written, badges, today’s lessons, and finished ones that wait for the network',
    why: 'to learn where there is no network',
    time: 'until one signs out; what waits, until it is saved or the account is deleted, or until somebody else learns there after 30 days',
  },
  {
    what: 'In your own browser: a lesson that is not finished yet, with its answers, text and photo',
    why: 'to go on where one stopped',
    time: 'until it is finished or the account is deleted, or until a lesson is opened there after 30 days; also after signing out',
  },
  {
    what: 'Letters that wait to be sent, sealed',
    why: 'so that none is lost while the mail server is away',
    time: 'until they are sent, two weeks at most',
  },
  {
    what: 'Letters that were sent, as files on this machine, where there is no mail server',
    why: 'so that whoever runs it can read them',
    time: 'as long as the account or message that they are about; weekly letters and the confirmation of a deletion 30 days',
  },
  {
    what: 'How often something was tried, under a fingerprint of the network or email address',
    why: 'to stop guessing and flooding',
    time: 'an hour or a day, then deleted',
  },
  {
    what: 'Links of the parent portal',
    why: 'to let a parent in without an account',
    time: '30 minutes, each for one use; deleted a day after that',
  },
  {
    what: 'A log of what parents asked for and did, without names or addresses',
    why: 'to be able to show that their rights were kept',
    time: 'as long as the account, the latest 1,000 of each kind; entries about nobody one year',
  },
  {
    what: 'After a deletion: a fingerprint of the random number of the account or message, which tells nothing about anybody',
    why: 'so that a restored backup does not bring it back',
    time: 'for good; nobody can be found by it',
  },
];
