/** Name of the diagnostics channel that publishes each part of a page that could not be loaded. */
export const SIDE_FAILURES = 'mozhan:side-failures'

/** What a listener of `SIDE_FAILURES` hears. */
export interface SideFailure {
  /** The part that is left out. */
  part: string
  /** What the call threw. */
  error: unknown
}
