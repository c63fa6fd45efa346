const RUN = /\\[!-/:-@[-`{-~]|\*+|_+|~~+/g
const WORD = /[\p{L}\p{N}]/u

interface Opener {
  index: number
  length: number
}

/**
 * Leaves out marks of emphasis that have a partner: `2 * 3 * 4`, `snake_case_name` and a lone star
 * stay. Escaped marks lose their backslash.
 */
export function stripEmphasis(text: string): string {
  const pieces: string[] = []
  const openers: Record<string, Opener[]> = { '*': [], _: [], '~': [] }
  let done = 0
  for (const match of text.matchAll(RUN)) {
    const run = match[0]
    pieces.push(text.slice(done, match.index))
    done = match.index + run.length
    if (run.startsWith('\\')) {
      pieces.push(run.slice(1))
      continue
    }
    const mark = run.charAt(0)
    const stack = openers[mark] ?? []
    const before = text.charAt(match.index - 1)
    const after = text.charAt(done)
    const left = closes(mark, before, after) ? pair(stack, pieces, run.length) : run.length
    if (left > 0 && opens(mark, before, after)) stack.push({ index: pieces.length, length: left })
    pieces.push(mark.repeat(left))
  }
  pieces.push(text.slice(done))
  return pieces.join('')
}

/** Takes as many marks from the openers as a closing run has; returns what is left of the run. */
function pair(stack: Opener[], pieces: string[], length: number): number {
  let left = length
  while (left > 0) {
    const opener = stack.at(-1)
    if (!opener) break
    const taken = Math.min(left, opener.length)
    left -= taken
    opener.length -= taken
    pieces[opener.index] = (pieces[opener.index] ?? '').slice(taken)
    if (opener.length === 0) stack.pop()
  }
  return left
}

function opens(mark: string, before: string, after: string): boolean {
  return /\S/.test(after) && !(mark === '_' && WORD.test(before))
}

function closes(mark: string, before: string, after: string): boolean {
  return /\S/.test(before) && !(mark === '_' && WORD.test(after))
}
