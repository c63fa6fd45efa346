/** Result of a transition. */
export interface Step<State, Effect> {
  /** The state after the event. */
  readonly state: State
  /** Side effects to run, in this order. */
  readonly effects: readonly Effect[]
}

/**
 * Builds the result of a transition.
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
  /** The initial state. */
  readonly state: State
  /** The pure reducer. */
  readonly transition: (state: State, event: Event) => Step<State, Effect>
  /** Runs an effect and dispatches its results as events, synchronously or later. */
  readonly run: (effect: Effect, dispatch: (event: Event) => void) => void
  /** Called once the queue is empty, including events that effects dispatched synchronously. */
  readonly onSettled?: (state: State) => void
}

/** A running reducer with effects. */
export interface Driver<State, Event> {
  /** The state after the last event. */
  getState(): State
  /** Handles an event. During another event it is queued. */
  dispatch(event: Event): void
  /** Resolves when `isReached` returns true for the state. */
  until(isReached: (state: State) => boolean): Promise<void>
}

/**
 * Runs a reducer with effects. Does nothing before the first event.
 * @param options the reducer, its initial state and the function that runs its effects
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
      // The queue is not empty.
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
