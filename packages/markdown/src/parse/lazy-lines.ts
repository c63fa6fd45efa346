import type { Event, ParseContext } from 'micromark-util-types'
import { TooComplexError } from '../guard/too-complex.ts'
import { MAX_LAZY_STEPS } from '../limits.ts'

/**
 * Bounds what lazy lines cost: those that go on with a paragraph without the signs of the quote or list around it. For each,
 * micromark looks back through the whole paragraph, which takes quadratic time.
 * @throws TooComplexError from the parser, once it has looked back too far in all
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

/** How far the next look back goes: to where the paragraph begins. */
function countSteps(events: readonly Event[]): number {
  const begin = events.findLastIndex(([, { type, end }]) => type === 'content' && !end)
  return events.length - begin
}
