/** A heading outside code. */
export interface Heading {
  readonly depth: number
  /** Plain text: no emphasis, links, anchors or tags. */
  readonly text: string
  /** Index of its first line in the body, from 0. */
  readonly line: number
  /** Number of lines: two for a setext heading. */
  readonly length: 1 | 2
}

/** The first heading of a Markdown text; code blocks and comments are skipped. */
export function findHeading(body: string, maxDepth = 6): Heading | undefined {
  const lines = body.split('\n')
  for (const { line, index } of proseLines(lines)) {
    const [, marks, content] = /^ {0,3}(#{1,6})[ \t]+(.*?)(?:[ \t]+#+)?[ \t]*$/.exec(line) ?? []
    if (marks !== undefined && marks.length <= maxDepth && plainText(content ?? '') !== '') {
      return { depth: marks.length, text: plainText(content ?? ''), line: index, length: 1 }
    }
    const underline = /^ {0,3}(=+|-{2,})[ \t]*$/.exec(lines[index + 1] ?? '')?.[1]
    const depth = underline?.startsWith('=') ? 1 : 2
    const isText = /^ {0,3}[^\s>#|*+-]/.test(line) && !line.includes('|')
    const isAlone = index === 0 || (lines[index - 1] ?? '').trim() === ''
    if (underline !== undefined && depth <= maxDepth && isText && isAlone) {
      return { depth, text: plainText(line), line: index, length: 2 }
    }
  }
  return undefined
}

/** Whether there are only blank lines and comments above a line. */
export function isFirstBlock(body: string, line: number): boolean {
  const above = body.split('\n').slice(0, line).join('\n')
  return above.replace(/<!--[\s\S]*?-->/g, '').trim() === ''
}

/** The body without one heading and the blank lines after it. */
export function removeHeading(body: string, heading: Heading): string {
  const lines = body.split('\n')
  const before = lines.slice(0, heading.line)
  const after = lines.slice(heading.line + heading.length)
  while (after[0]?.trim() === '') after.shift()
  return [...before, ...after].join('\n')
}

/** Removes anchors of other renderers from headings (`{#id}` and MDX comments), and lines that contain only `[toc]`. */
export function cleanHeadings(body: string): string {
  const lines = body.split('\n')
  for (const { line, index } of proseLines(lines)) {
    if (/^ {0,3}#{1,6}\s/.test(line)) lines[index] = line.replace(ANCHOR, '')
    else if (/^\s*\[{1,2}toc\]{1,2}\s*$/i.test(line)) lines[index] = ''
  }
  return lines.join('\n')
}

const ANCHOR = /[ \t]*\{(?:#[\w\p{L}-]+|\/\*[^*]*\*\/)\}[ \t]*$/u

function* proseLines(lines: readonly string[]): Generator<{ line: string; index: number }> {
  let fence = ''
  for (const [index, line] of lines.entries()) {
    const mark = /^ {0,3}(`{3,}|~{3,})/.exec(line)?.[1]
    if (fence !== '') {
      const isEnd = mark?.startsWith(fence) && line.trim() === mark
      if (isEnd) fence = ''
    } else if (mark !== undefined) fence = mark
    else yield { line, index }
  }
}

/** The plain text of inline Markdown. */
export function plainText(markdown: string): string {
  return markdown
    .replace(ANCHOR, '')
    .replace(/<!--.*?-->/g, '')
    .replace(/!\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/\[([^\]]*)\]\([^)]*\)/g, '$1')
    .replace(/<\/?[A-Za-z][^>]*>/g, '')
    .replace(/(\*\*|__)(.+?)\1/g, '$2')
    .replace(/`([^`]+)`/g, '$1')
    .replace(/\s+/g, ' ')
    .trim()
}
