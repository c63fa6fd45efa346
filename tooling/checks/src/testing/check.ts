import type { Rule } from '../rule.ts'
import { Source } from '../source.ts'

/** Lines that a rule reports for a file; empty if it does not cover the path. */
export function check(rule: Rule, path: string, text: string): number[] {
  const source = new Source(path, text)
  return rule.covers(path) ? rule.check(source).map(({ line }) => line) : []
}
