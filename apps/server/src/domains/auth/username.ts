/**
 * A user name as it is stored and looked up. Forms that differ in width only (`ｄｅｍｏ`, as Chinese keyboards write it) or
 * in the way they are encoded are one name (NFKC); upper and lower case are two. With `isUsername`, which allows ideographs
 * and ASCII, no letter of another script can pass for one of these.
 */
export function toUsername(text: string): string {
  return text.normalize('NFKC').trim()
}
