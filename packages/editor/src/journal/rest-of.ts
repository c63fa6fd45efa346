/**
 * What follows `sent` in a text that only went on; the whole text where it is another one. Undefined for nothing, or white
 * space.
 */
export function restOfText(content: string, sent: string): string | undefined {
  if (!content.startsWith(sent)) return content
  return content.slice(sent.length).trimStart() || undefined
}
