import type { PortalAction } from '../../rules/portal.ts';

/** Each act in plain words: as a choice, and as the button that begins it. */
export const ACTION_WORDS: Record<PortalAction, { name: string; text: string; button: string }> = {
  view_data: {
    name: 'View the data',
    text: 'Profile, progress, achievements, essays and privacy. From there you can also do the other three.',
    button: "Open my child's data",
  },
  export_data: {
    name: 'Export the data',
    text: 'One file with everything that we keep about your child.',
    button: "Export my child's data",
  },
  update_privacy: {
    name: 'Change privacy settings',
    text: 'What others may see, and whether we may go on keeping the data.',
    button: 'Change privacy settings',
  },
  delete_account: {
    name: 'Delete the account',
    text: 'Everything about your child is removed, for good.',
    button: "Delete my child's account",
  },
};
