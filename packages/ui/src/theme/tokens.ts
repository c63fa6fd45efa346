/**
 * The only numbers of the interface; its colours are in colors.ts. Everything else reads them as `--mozhan-*`
 * (variables.css, written from these two files by `pnpm tokens`) or imports them from here where a script needs one.
 */
export const tokens = {
  /** px, fixed by docs/rules.md#layouts. */
  layout: { header: 70, content: 1140, wide: 1400, measure: 720, top: 95, backToTop: 80 },
  /** px; 48em is where the entries move into the drawer, 71.25em where three columns fit. */
  breakpoints: { phone: 480, tablet: 768, desktop: 1140, wide: 1400 },
  radius: { sheet: 8, control: 6 },
  zIndex: { backToTop: 90, header: 100, progress: 110, overlay: 200, loadingBar: 300 },
  motion: { fast: 120, calm: 160 },
  /** ms */
  loadingBar: { throttle: 200, duration: 5000 },
  /** ms: a loading state appears at the earliest after `after` and then stays at least `atLeast`. */
  delayedLoading: { after: 200, atLeast: 200 },
  /** seconds between two reloads that a missing chunk may cause */
  chunkReload: 60,
  /** hours */
  cache: { expiry: 24 },
} as const

/** How many calm colours an avatar without a picture may take. */
export const TONES = 8
