import type { Rule } from '../rule.ts'

/**
 * Comments, messages and tests name programs, users and roles.
 * @param words from the style guide in CONTRIBUTING.md
 */
export function refusedWords(words: readonly string[]): Rule {
  const pattern = new RegExp(`\\b(?:${words.join('|')})\\b`, 'gi')
  return {
    name: 'refused-words',
    covers: () => true,
    check: (source) =>
      [...source.text.matchAll(pattern)].map((match) => ({
        line: source.lineAt(match.index),
        message: `"${match[0]}" does not say who or what: name the program, the user or the role.`,
      })),
  }
}
