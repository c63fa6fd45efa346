import { EditMap } from 'micromark-util-edit-map'
import type { Event } from 'micromark-util-types'

type Change = [at: number, remove: number, add: Event[]]

/**
 * Limits micromark's edits to the events after the first change. Its own `consume` copies all events of the
 * document for every setext heading and every end of a list, which takes quadratic time. The result is the same.
 */
export function makeEditsLinear(): void {
  EditMap.prototype.consume = consume
}

function consume(this: EditMap, events: Event[]): undefined {
  // The fields are private in the types only.
  const edits = this as unknown as { map: Change[]; index: Map<number, Change> }
  const changes = edits.map.toSorted(([a], [b]) => a - b)
  const first = changes[0]?.[0]
  if (first !== undefined) {
    const tail = events.slice(first)
    events.length = first
    let done = first
    for (const [at, remove, add] of changes) {
      for (; done < at; done += 1) keep(tail[done - first])
      for (const event of add) events.push(event)
      done = Math.max(done, at + remove)
    }
    for (; done < first + tail.length; done += 1) keep(tail[done - first])
  }
  edits.map.length = 0
  edits.index.clear()

  function keep(event: Event | undefined) {
    if (event) events.push(event)
  }
}
