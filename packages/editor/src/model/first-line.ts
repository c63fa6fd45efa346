/** The first line of a text: its name if it has no title. */
export function firstLineOf(text: string): string {
  return text.trim().split('\n', 1)[0] ?? ''
}
