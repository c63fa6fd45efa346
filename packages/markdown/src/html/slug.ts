/** Heading id as GitHub makes it: lower case, no punctuation, hyphens for spaces. */
export function toSlug(text: string): string {
  return text
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}\p{Pc}\- ]/gu, '')
    .replaceAll(' ', '-')
    .slice(0, 80)
    .toWellFormed()
}
