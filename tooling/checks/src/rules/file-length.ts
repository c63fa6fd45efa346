import { isDemoContent } from '../exemptions.ts'
import type { Rule } from '../rule.ts'

const MAX_LINES = 250

/** Long files should be split by topic. */
export const fileLength: Rule = {
  name: 'file-length',
  covers: (path) => !isDemoContent(path),
  check({ lineCount }) {
    if (lineCount <= MAX_LINES) return []
    const message = `A file has at most ${MAX_LINES} lines, this one ${lineCount}: split it.`
    return [{ line: MAX_LINES + 1, message }]
  },
}
