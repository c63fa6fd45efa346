import type { Rule } from '../rule.ts'
import { Source } from '../source.ts'

/** The lines that a rule reports about a file; none where it does not cover the path. */
export function check(rule: Rule, path: string, text: string): number[] {
  const source = new Source(path, text)
  return rule.covers(path) ? rule.check(source).map(({ line }) => line) : []
}
