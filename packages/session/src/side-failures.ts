/** Name of the diagnostics channel that publishes each part of a page that could not be loaded. */
export const SIDE_FAILURES = 'mozhan:side-failures'

/** Message on the channel `SIDE_FAILURES`. */
export interface SideFailure {
  /** The part that is left out. */
  part: string
  /** Error that the call threw. */
  error: unknown
}
