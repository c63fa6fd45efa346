import { endsBareLink } from '../text/characters.ts'

/** Longer runs are text: an address of that length is no longer read by anybody. */
export const MAX_LINK = 2048

const START = /^(?:https?:\/\/|www\.)/i
const DOMAIN = /^[\p{L}\p{M}\p{N}\p{So}_-]+(?:\.[\p{L}\p{M}\p{N}\p{So}_-]+)*/u
const TRAILING = /(?:[!"'*,.:;?_~]|&[a-z0-9]{1,32};)$/i

/** Whether a bare link cannot go on with this character. */
export function stopsLink(character: string): boolean {
  return character === '<' || /\s/.test(character) || endsBareLink(character)
}

/**
 * How many UTF-16 units at the start of `run` are a bare link, by the rules of GFM; 0 if none.
 * `run` ends where `stopsLink` says so.
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

/** Drops closing punctuation that belongs to the sentence, and brackets that open outside. */
function trimEnd(run: string): string {
  let link = run
  let surplus = count(link, ')') - count(link, '(')
  for (;;) {
    if (link.endsWith(')') && surplus > 0) {
      link = link.slice(0, -1)
      surplus -= 1
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
