// Numbers that nobody can guess. `randomUUID` is missing where the page was not fetched over https.

/** So many random bytes as hexadecimal digits, two for each. */
export function randomHex(bytes: number): string {
  const random = crypto.getRandomValues(new Uint8Array(bytes));
  return Array.from(random, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** An id that nothing else has. */
export const newId = (): string => randomHex(16);
