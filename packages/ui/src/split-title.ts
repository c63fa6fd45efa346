/** Longer titles are not split, because splitting takes time. */
const MAX_LENGTH = 300

const CJK = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u
const OPENING = /[\p{Ps}\p{Pi}\s]$/u
const NO_LINE_START = /^[\p{Po}\p{Pe}\p{Pf}\p{Pd}\s]/u

let segmenter: Intl.Segmenter | undefined

/**
 * Splits a title into clauses, which end with ： or ，, and these into the parts between which a line may break: words, so
 * that no Chinese word is torn apart. The parts together are the title. Servers only: browsers may know other words.
 */
export function splitTitle(title: string): string[][] {
  if (title.length > MAX_LENGTH) return [[title]]
  segmenter ??= new Intl.Segmenter('zh', { granularity: 'word' })
  const words = segmenter
  return title.split(/(?<=[：，])/).map((clause) => {
    const parts: string[] = []
    for (const { segment } of words.segment(clause)) {
      const last = parts.at(-1)
      if (last === undefined || !canBreak(last, segment)) {
        parts.splice(-1, 1, (last ?? '') + segment)
      } else parts.push(segment)
    }
    return parts
  })
}

function canBreak(before: string, after: string): boolean {
  if (OPENING.test(before) || NO_LINE_START.test(after)) return false
  return CJK.test([...before].at(-1) ?? '') || CJK.test(after)
}
