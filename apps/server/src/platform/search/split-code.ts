/** A fence, possibly after indentation of a list and marks of a quotation. */
const FENCE = /^[ \t>]*(`{3,}|~{3,})(.*)$/
const MARGIN = /^[ \t>]*/

/** Splits the readable text by lines: lines inside a fence of the Markdown are code. */
export function splitCode(searchText: string, mdContent: string): { prose: string; code: string } {
  const codeLines = findCodeLines(mdContent)
  const prose: string[] = []
  const code: string[] = []
  for (const line of searchText.split('\n')) (codeLines.has(line) ? code : prose).push(line)
  return { prose: prose.join('\n'), code: code.join('\n') }
}

/** Lines of fenced code as in the readable text. An unterminated fence ends with the text. */
function findCodeLines(mdContent: string): Set<string> {
  const lines = new Set<string>()
  let open = ''
  for (const line of mdContent.split('\n')) {
    const [, mark = '', rest = ''] = FENCE.exec(line) ?? []
    const isSame = mark.length >= open.length && mark[0] === open[0]
    if (open === '') {
      // With another backtick on the line, it is inline code.
      if (mark !== '' && !(mark.startsWith('`') && rest.includes('`'))) open = mark
    } else if (isSame && rest.trim() === '') {
      open = ''
    } else {
      for (const text of [line, line.replace(MARGIN, '')]) lines.add(tidy(text))
    }
  }
  return lines
}

function tidy(line: string): string {
  return line.replace(/[ \t\r]+/g, ' ').trim()
}
