/** 32 random hexadecimal digits. `crypto.randomUUID` is missing where the site is served without https. */
export function randomKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
