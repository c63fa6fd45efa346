/** The first line of a text: what it is called where it has no title. */
export function firstLineOf(text: string): string {
  return text.trim().split('\n', 1)[0] ?? ''
}
