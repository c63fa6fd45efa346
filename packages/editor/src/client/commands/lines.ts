import type { EditorState, Line, StateCommand } from '@codemirror/state'

export type ListKind = 'bullet' | 'ordered' | 'task'

const QUOTE = /^\s{0,3}>\s?/
const HEADING = /^(\s{0,3}(?:>\s?)*)(#{1,6})(?:[ \t]+|$)/
/** Quote marks, indentation, marker, task. */
const ITEM = /^((?:\s{0,3}>\s?)*)(\s*)(?:(?:([-+*])|(\d{1,9})[.)])[ \t]+(?:(\[[ xX]\])[ \t]+)?)?/

/** Makes the selected lines headings of a level (1 to 6); paragraphs if they are that already or the level is 0. */
export function toggleHeading(level: number): StateCommand {
  return changeLines((lines) => {
    const mark = `${'#'.repeat(level)} `
    const isSame = lines.every(({ text }) => HEADING.exec(text)?.[2]?.length === level)
    return lines.map(({ text }) => {
      const match = HEADING.exec(text)
      const quote = match?.[1] ?? /^(?:\s{0,3}>\s?)*/.exec(text)?.[0] ?? ''
      const rest = text.slice(match?.[0].length ?? quote.length)
      return isSame || level === 0 ? quote + rest : quote + mark + rest
    })
  })
}

/** Makes the selected lines a list, converts a list of another kind, or makes them paragraphs again. */
export function toggleList(kind: ListKind): StateCommand {
  return changeLines((lines) => {
    const isSame = lines.every(({ text }) => kindOf(text) === kind)
    let number = 0
    return lines.map(({ text }) => {
      const [head = '', quote = '', indent = '', , , task] = ITEM.exec(text) ?? []
      const rest = text.slice(head.length)
      number += 1
      if (isSame) return quote + indent + rest
      const marks = { bullet: '- ', ordered: `${number}. `, task: `- ${task ?? '[ ]'} ` }
      return quote + indent + marks[kind] + rest
    })
  })
}

/** Makes the selected lines a quotation, including blank ones between them, or removes one level. */
export const toggleQuote: StateCommand = changeLines(
  (lines) => {
    const isQuote = lines.every(({ text }) => QUOTE.test(text))
    return lines.map(({ text }) => (isQuote ? text.replace(QUOTE, '') : `> ${text}`.trimEnd()))
  },
  { withBlank: true },
)

function kindOf(text: string): ListKind | undefined {
  const [, , , bullet, number, task] = ITEM.exec(text) ?? []
  if (task && bullet) return 'task'
  if (bullet) return 'bullet'
  return number ? 'ordered' : undefined
}

/** A command over whole lines; the caret keeps its position in the text of its line. */
function changeLines(
  rewrite: (lines: Line[]) => string[],
  { withBlank = false } = {},
): StateCommand {
  return ({ state, dispatch }) => {
    if (state.readOnly) return false
    const lines = selectedLines(state, withBlank)
    const texts = rewrite(lines)
    const changes = lines.flatMap((line, index) => changeOf(line, texts[index] ?? line.text))
    const set = state.changes(changes)
    const selection = state.selection.map(set, 1)
    dispatch(state.update({ changes: set, selection, userEvent: 'input', scrollIntoView: true }))
    return true
  }
}

/** Changes only the differing beginning of the line, so that the rest is not touched. */
function changeOf(line: Line, text: string) {
  if (text === line.text) return []
  let same = 0
  const limit = Math.min(text.length, line.text.length)
  while (same < limit && text.at(-1 - same) === line.text.at(-1 - same)) same += 1
  return [{ from: line.from, to: line.to - same, insert: text.slice(0, text.length - same) }]
}

function selectedLines(state: EditorState, withBlank: boolean): Line[] {
  const lines = new Map<number, Line>()
  for (const range of state.selection.ranges) {
    for (let at = range.from; at <= range.to; ) {
      const line = state.doc.lineAt(at)
      lines.set(line.number, line)
      at = line.to + 1
    }
  }
  const all = [...lines.values()]
  const written = all.filter((line) => line.text.trim())
  return withBlank || written.length === 0 ? all : written
}
