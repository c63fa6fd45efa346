/**
 * The only numbers and colours of the interface. Everything else reads them as `--mozhan-*` (variables.css, written
 * from this file by `pnpm tokens`) or imports them from here where a script needs the number.
 */
export const tokens = {
  /** px, fixed by the specification (sections 2 and 9). */
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

export const light = {
  paper: '#fbfaf7',
  sheet: '#ffffff',
  ink: '#1f2329',
  'ink-soft': '#5d6470',
  'ink-faint': '#686e79',
  hairline: '#e7e4dc',
  'hairline-strong': '#d3cfc4',
  wash: '#f3f1ea',
  brand: '#1f5f63',
  'brand-strong': '#174a4d',
  'brand-soft': '#e3eeec',
  'on-brand': '#ffffff',
  seal: '#c2402e',
  'seal-soft': '#f8e9e5',
  'on-seal': '#ffffff',
  'seal-cut': '#fffdf8',
  code: '#1e2127',
  'code-bar': '#272b33',
  'code-ink': '#d7dae0',
  'code-faint': '#9aa3b2',
  'code-wash': '#2f3540',
  shadow: '0 8px 28px rgb(31 35 41 / 10%), 0 1px 3px rgb(31 35 41 / 6%)',
  'on-tone': '#ffffff',
  'tone-0': '#2f6f6c',
  'tone-1': '#95592f',
  'tone-2': '#56678f',
  'tone-3': '#775682',
  'tone-4': '#5c6e3d',
  'tone-5': '#9a4d4d',
  'tone-6': '#4a6c86',
  'tone-7': '#7d6337',
} as const

export type ColorName = keyof typeof light

export const dark: Record<ColorName, string> = {
  paper: '#15171b',
  sheet: '#1c1f24',
  ink: '#e6e4de',
  'ink-soft': '#a3a8b1',
  'ink-faint': '#8f959f',
  hairline: '#2b2f36',
  'hairline-strong': '#3b4049',
  wash: '#1f2329',
  brand: '#6fb7b5',
  'brand-strong': '#8fcac7',
  'brand-soft': '#1d3436',
  'on-brand': '#10191a',
  seal: '#e0705c',
  'seal-soft': '#3a2320',
  'on-seal': '#1b0f0c',
  'seal-cut': '#fffdf8',
  code: '#101215',
  'code-bar': '#181b20',
  'code-ink': '#d7dae0',
  'code-faint': '#9aa3b2',
  'code-wash': '#222731',
  shadow: '0 10px 32px rgb(0 0 0 / 45%), 0 1px 3px rgb(0 0 0 / 30%)',
  'on-tone': '#ffffff',
  'tone-0': '#3a7472',
  'tone-1': '#94603c',
  'tone-2': '#5e6f96',
  'tone-3': '#7d5f87',
  'tone-4': '#5f7042',
  'tone-5': '#9a5656',
  'tone-6': '#527389',
  'tone-7': '#7c6640',
}

/** How many calm colours an avatar without a picture may take. */
export const TONES = 8

export const fonts = {
  sans: '-apple-system, "PingFang SC", "HarmonyOS Sans SC", "Noto Sans SC", "Noto Sans CJK SC", "Microsoft YaHei", sans-serif',
  serif: '"Songti SC", "Noto Serif SC", "Noto Serif CJK SC", SimSun, serif',
  mono: 'ui-monospace, "JetBrains Mono", "Cascadia Code", Menlo, Consolas, "Noto Sans Mono CJK SC", monospace',
} as const
