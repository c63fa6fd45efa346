import type { Event, ParseContext } from 'micromark-util-types'
import { TooComplexError } from '../guard/too-complex.ts'
import { MAX_LAZY_STEPS } from '../limits.ts'

/**
 * Limits the cost of lazy continuation lines, which continue a paragraph without the markers of its quote or list. For each,
 * micromark scans backwards through the whole paragraph, which takes quadratic time.
 * @throws TooComplexError from the parser when the total number of scanned events exceeds the limit
 */
export function limitLazyLines(parser: ParseContext): void {
  const createFlow = parser.flow
  let events: Event[] = []
  let steps = 0
  parser.flow = (from) => {
    const flow = createFlow(from)
    events = flow.events
    return flow
  }
  parser.lazy = new Proxy<ParseContext['lazy']>(
    {},
    {
      set(lines, line, isLazy) {
        if (isLazy) steps += countSteps(events)
        if (steps > MAX_LAZY_STEPS) throw new TooComplexError('too many lazy lines')
        return Reflect.set(lines, line, isLazy)
      },
    },
  )
}

/** Length of the next backward scan: to the start of the paragraph. */
function countSteps(events: readonly Event[]): number {
  const begin = events.findLastIndex(([, { type, end }]) => type === 'content' && !end)
  return events.length - begin
}
