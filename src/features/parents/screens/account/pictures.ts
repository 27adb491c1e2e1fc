import { AVATARS, avatarUrl, type Avatar } from '../../../accounts/rules/avatars.ts';

/** Which of our pictures stands at an address; null for initials and for what is not ours. */
export function avatarOf(url: string | null): Avatar | null {
  return AVATARS.find((avatar) => avatarUrl(avatar) === url) ?? null;
}

/** What a picture is called; null is the initials in its place. */
export function pictureName(avatar: Avatar | null): string {
  return avatar === null ? 'Initials' : avatar.charAt(0).toUpperCase() + avatar.slice(1);
}
