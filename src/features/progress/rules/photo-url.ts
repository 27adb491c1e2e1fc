/** A photo's bytes at most, as it is sent (specification, section 9). */
export const MOST_PHOTO_BYTES = 5 * 1024 * 1024;

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Where a photo is had, by its owner and a linked parent. */
export const photoUrl = (userId: string, photoId: string) => `/api/users/${userId}/photos/${photoId}`;

/** The id of the photo of a user's own that an address names; undefined for every other text. */
export function photoIdIn(userId: string, url: string): string | undefined {
  const id = url.slice(url.lastIndexOf('/') + 1);
  return UUID.test(id) && photoUrl(userId, id) === url ? id : undefined;
}
