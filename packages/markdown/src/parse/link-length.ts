import { endsBareLink } from '../text/characters.ts'

/** Longer runs are text: no reader uses an address of that length. */
export const MAX_LINK = 2048

const START = /^(?:https?:\/\/|www\.)/i
const DOMAIN = /^[\p{L}\p{M}\p{N}\p{So}_-]+(?:\.[\p{L}\p{M}\p{N}\p{So}_-]+)*/u
const TRAILING = /(?:[!"'*,.:;?_~]|&[a-z0-9]{1,32};)$/i

/** Whether a bare link must end before this character. */
export function stopsLink(character: string): boolean {
  return character === '<' || /\s/.test(character) || endsBareLink(character)
}

/**
 * Length of the bare link at the start of `run` in UTF-16 units, by the rules of GFM; 0 if none.
 * `run` must end where `stopsLink` returns true.
 */
export function linkLength(run: string): number {
  const start = START.exec(run)?.[0]
  if (!start || run.length > MAX_LINK) return 0
  const isWww = start.toLowerCase() === 'www.'
  const domain = DOMAIN.exec(run.slice(start.length))?.[0]
  if (!domain) return 0
  const segments = (isWww ? `www.${domain}` : domain).split('.').slice(-2)
  if (segments.some((segment) => segment.includes('_'))) return 0
  return trimEnd(run).length
}

/** Removes trailing punctuation of the sentence, and closing brackets that are opened outside. */
function trimEnd(run: string): string {
  let link = run
  let excess = count(link, ')') - count(link, '(')
  for (;;) {
    if (link.endsWith(')') && excess > 0) {
      link = link.slice(0, -1)
      excess -= 1
      continue
    }
    const trailing = TRAILING.exec(link.slice(-40))?.[0]
    if (!trailing) return link
    link = link.slice(0, -trailing.length)
  }
}

function count(text: string, character: string): number {
  return text.split(character).length - 1
}
