import { MAX, TECHNICAL } from './dictionary.ts'

const segmenter = new Intl.Segmenter('zh-CN', { granularity: 'word' })

/** Splits a run of Chinese into words: technical words first, the rest by a general dictionary. */
export function segment(run: string): string[] {
  const words: string[] = []
  let rest = ''
  const flush = () => {
    for (const { segment: word } of segmenter.segment(rest)) words.push(word)
    rest = ''
  }
  for (let at = 0; at < run.length; ) {
    const word = findTechnical(run, at)
    if (word === undefined) {
      rest += run[at]
      at += 1
    } else {
      flush()
      words.push(word)
      at += word.length
    }
  }
  flush()
  return words
}

function findTechnical(run: string, at: number): string | undefined {
  for (let length = Math.min(MAX, run.length - at); length >= 2; length -= 1) {
    const word = run.slice(at, at + length)
    if (TECHNICAL.has(word)) return word
  }
  return undefined
}
