import type { Effect } from './effect.ts'
import type { JournalEvent, StampedEvent } from './event.ts'
import type { State, Step } from './state.ts'

export interface DriverOptions<Content> {
  readonly state: State<Content>
  readonly reduce: (state: State<Content>, event: StampedEvent<Content>) => Step<Content>
  readonly stamp: (event: JournalEvent<Content>) => StampedEvent<Content>
  readonly run: (effect: Effect<Content>) => void
}

/** Holds the state of a journal and feeds it events, one after another. */
export interface Driver<Content> {
  getState(): State<Content>
  /** Events that effects report at once are handled before this returns. */
  dispatch(event: JournalEvent<Content>): void
  /** Resolves when the state is as `isReached` says. */
  until(isReached: (state: State<Content>) => boolean): Promise<void>
}

export function createDriver<Content>(options: DriverOptions<Content>): Driver<Content> {
  const { reduce, stamp, run } = options
  let { state } = options
  let isBusy = false
  const events: JournalEvent<Content>[] = []
  let waiting: { isReached: (state: State<Content>) => boolean; resolve: () => void }[] = []

  function handle(event: JournalEvent<Content>): boolean {
    const step = reduce(state, stamp(event))
    state = step.state
    const isAnnounced = step.effects.some(({ type }) => type === 'announce')
    for (const effect of step.effects) if (effect.type !== 'announce') run(effect)
    return isAnnounced
  }

  function drain(): void {
    let isAnnounced = false
    for (let event = events.shift(); event; event = events.shift()) {
      isAnnounced = handle(event) || isAnnounced
    }
    // Once, and last: a keystroke is never shown as kept nowhere while the mirror already has it.
    if (isAnnounced) run({ type: 'announce' })
  }

  return {
    getState: () => state,
    dispatch(event) {
      events.push(event)
      if (isBusy) return
      isBusy = true
      try {
        while (events.length > 0) drain()
      } finally {
        isBusy = false
      }
      const reached = waiting.filter(({ isReached }) => isReached(state))
      waiting = waiting.filter((wait) => !reached.includes(wait))
      for (const { resolve } of reached) resolve()
    },
    until(isReached) {
      if (isReached(state)) return Promise.resolve()
      return new Promise((resolve) => waiting.push({ isReached, resolve }))
    },
  }
}
