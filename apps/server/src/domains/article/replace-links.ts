/**
 * Replaces addresses in links and pictures of a Markdown text. Only link targets are changed:
 * `](path)`, `](<path>)`, `]: path`, and `src="path"` or `href="path"` of raw HTML.
 */
export function replaceLinks(markdown: string, addresses: ReadonlyMap<string, string>): string {
  if (addresses.size === 0) return markdown
  // Longest first, so that `a/b.png` does not match the beginning of `a/b.png?x`.
  const paths = [...addresses.keys()].sort((a, b) => b.length - a.length).map(escapePattern)
  const target = new RegExp(
    `(\\]\\(\\s*<?|\\]:\\s*<?|(?:src|href)\\s*=\\s*["']?)(${paths.join('|')})(?=[\\s)>"'?#]|$)`,
    'g',
  )
  return markdown.replace(
    target,
    (_, before: string, path: string) => before + (addresses.get(path) ?? path),
  )
}

function escapePattern(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}
