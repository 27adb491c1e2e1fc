/** The product's own pictures of people, of which each chooses one; drawn under `apps/web/public/avatars`. */
export const AVATARS = [
  'firefly',
  'fox',
  'owl',
  'hedgehog',
  'rabbit',
  'cat',
  'dog',
  'bear',
  'frog',
  'turtle',
  'whale',
  'robot',
] as const;
export type Avatar = (typeof AVATARS)[number];

/** Where the picture of an avatar is; null for nobody's, and for a name that is on the list no more. */
export function avatarUrl(name: string | null): string | null {
  return AVATARS.some((avatar) => avatar === name) ? `/avatars/${name}.svg` : null;
}
