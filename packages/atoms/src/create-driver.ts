/** What an event leads to. */
export interface Step<State, Effect> {
  /** The state after the event. */
  readonly state: State
  /** What has to be done outside, in this order. */
  readonly effects: readonly Effect[]
}

/**
 * A state, and what has to be done about it.
 * @param state the state after the event
 * @param effects in the order in which they run
 * @example
 * ```ts
 * import { toStep } from '@mozhan/atoms'
 *
 * const step = toStep({ isSaved: false }, { type: 'save' })
 * ```
 */
export function toStep<State, const Effect = never>(
  state: State,
  ...effects: readonly Effect[]
): Step<State, Effect> {
  return { state, effects }
}

/** A reducer with effects. */
export interface DriverOptions<State, Event, Effect> {
  /** The state at first. */
  readonly state: State
  /** Decides what an event means. Pure. */
  readonly transition: (state: State, event: Event) => Step<State, Effect>
  /** Does what a transition asks for. What comes of it, now or later, is dispatched as an event. */
  readonly run: (effect: Effect, dispatch: (event: Event) => void) => void
  /** Called once all events at hand are handled, those that effects dispatched at once included. */
  readonly onSettled?: (state: State) => void
}

/** Holds a state and feeds it events, one after another. */
export interface Driver<State, Event> {
  /** The state after the last event. */
  getState(): State
  /** An event that is dispatched while another one is handled waits for its turn. */
  dispatch(event: Event): void
  /** Resolves when the state is as `isReached` says. */
  until(isReached: (state: State) => boolean): Promise<void>
}

/**
 * Runs a reducer with effects. Does nothing before the first event.
 * @param options the reducer, its first state and what runs its effects
 * @example
 * ```ts
 * import { createDriver, toStep } from '@mozhan/atoms'
 *
 * const driver = createDriver<number, 'add', 'report'>({
 *   state: 0,
 *   transition: (count) => toStep(count + 1, 'report'),
 *   run: (effect) => console.log(effect),
 * })
 * driver.dispatch('add')
 * ```
 */
export function createDriver<State, Event, Effect>(
  options: DriverOptions<State, Event, Effect>,
): Driver<State, Event> {
  const { transition, run, onSettled } = options
  let { state } = options
  let isBusy = false
  const events: Event[] = []
  let waiting: { isReached: (state: State) => boolean; resolve: () => void }[] = []

  function handleAll(): void {
    while (events.length > 0) {
      // There is one.
      const step = transition(state, events.shift() as Event)
      state = step.state
      for (const effect of step.effects) run(effect, dispatch)
      if (events.length === 0) onSettled?.(state)
    }
  }

  function dispatch(event: Event): void {
    events.push(event)
    if (isBusy) return
    isBusy = true
    try {
      handleAll()
    } finally {
      isBusy = false
    }
    const reached = waiting.filter(({ isReached }) => isReached(state))
    waiting = waiting.filter((wait) => !reached.includes(wait))
    for (const { resolve } of reached) resolve()
  }

  return {
    getState: () => state,
    dispatch,
    until(isReached) {
      if (isReached(state)) return Promise.resolve()
      return new Promise((resolve) => waiting.push({ isReached, resolve }))
    },
  }
}
