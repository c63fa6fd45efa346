/**
 * All numbers of the interface; its colours are in colors.ts. They are used as `--mozhan-*` (variables.css, which `pnpm
 * tokens` writes from these two files) or imported where a script needs one.
 */
export const tokens = {
  /** px, fixed by docs/rules.md#layouts. */
  layout: { header: 70, content: 1140, wide: 1400, measure: 720, top: 95, backToTop: 80 },
  /** px; below 48em the entries move into the drawer, from 71.25em there are three columns. */
  breakpoints: { phone: 480, tablet: 768, desktop: 1140, wide: 1400 },
  /** px: smallest text of a field below 48em. */
  minFieldFont: 16,
  radius: { sheet: 8, control: 6 },
  zIndex: { backToTop: 90, header: 100, progress: 110, overlay: 200, loadingBar: 300 },
  motion: { fast: 120, calm: 160 },
  /** ms: the bar appears after `throttle`, fills in `duration`, and is removed after `limit` if the page never loads. */
  loadingBar: { throttle: 200, duration: 5000, limit: 60_000 },
  /** ms: a loading state appears after `after` and stays for at least `atLeast`. */
  delayedLoading: { after: 200, atLeast: 200 },
  /** Seconds between two reloads that a missing chunk may cause. */
  chunkReload: 60,
  /** hours */
  cache: { expiry: 24 },
} as const

/** Number of background colours for avatars without a picture. */
export const TONES = 8
