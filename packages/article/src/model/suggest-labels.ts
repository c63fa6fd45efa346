import type { Label, LabelGroup } from '@mozhan/ui'

/** Part of a text that is read for labels, UTF-16 units. */
const MAX_LENGTH = 20_000
const MAX_SUGGESTIONS = 3
/** How much more a title says about the subject than one mention in the text. */
const TITLE_WEIGHT = 5
const WORD_CHARACTER = /[a-z0-9_#+]/

/** Labels whose names occur in a text, those that occur most first. */
export function suggestLabels(
  groups: readonly LabelGroup[],
  { title, content }: { title: string; content: string },
): Label[] {
  const [head, body] = [title.toLowerCase(), content.slice(0, MAX_LENGTH).toLowerCase()]
  return (
    groups
      .flatMap(({ labels }) => labels)
      // The name of a language of one letter is also a letter.
      .filter(({ name }) => name.length > 1)
      .map((label) => {
        const name = label.name.toLowerCase()
        return { label, score: countIn(head, name) * TITLE_WEIGHT + countIn(body, name) }
      })
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ label }) => label)
  )
}

/** Occurrences of a name as a word: `go` does not occur in `google`. */
function countIn(text: string, name: string): number {
  let count = 0
  for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
    const isWordBefore = joins(text[at - 1], name[0])
    const isWordAfter = joins(text[at + name.length], name.at(-1))
    if (!isWordBefore && !isWordAfter) count += 1
  }
  return count
}

function joins(beside: string | undefined, edge: string | undefined): boolean {
  return WORD_CHARACTER.test(beside ?? '') && WORD_CHARACTER.test(edge ?? '')
}
