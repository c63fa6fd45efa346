/**
 * The text after `sent` if `content` starts with it, else the whole content. Undefined if only white space
 * remains.
 */
export function restOfText(content: string, sent: string): string | undefined {
  if (!content.startsWith(sent)) return content
  return content.slice(sent.length).trimStart() || undefined
}
