import type { LoadedText } from './candidates.ts'
import { fold } from './fold.ts'
import type { Query } from './parse-query.ts'

/** Whether a text contains the phrases of a query exactly. */
export function containsPhrases(text: LoadedText, { phrases }: Query): boolean {
  const whole = fold([text.title, text.headings, text.body, text.code].join('\n'))
  const tidy = whole.replace(/\s+/g, ' ')
  return phrases.every((phrase) => tidy.includes(phrase))
}
