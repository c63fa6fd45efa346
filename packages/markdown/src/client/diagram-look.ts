/** Names of the theme's variables that a diagram uses, without `--mozhan-`. */
const COLOURS = [
  'paper',
  'sheet',
  'ink',
  'ink-soft',
  'ink-faint',
  'hairline',
  'hairline-strong',
  'wash',
  'brand',
  'brand-soft',
  'on-brand',
  'seal',
  'on-tone',
  ...Array.from({ length: 8 }, (_, tone) => `tone-${tone}` as const),
] as const

/** What a diagram takes from the theme of its page. Plain data, because it is sent to the frame. */
export interface DiagramLook {
  isDark: boolean
  fontFamily: string
  serif: string
  /** Colours of the theme; without those that the page does not define. */
  colours: Partial<Record<(typeof COLOURS)[number], string>>
}

/** Reads the theme of the page as it is now. */
export function readDiagramLook(isDark: boolean): DiagramLook {
  const page = getComputedStyle(document.documentElement)
  const read = (name: string) => page.getPropertyValue(`--mozhan-${name}`).trim()
  return {
    isDark,
    fontFamily: getComputedStyle(document.body).fontFamily,
    serif: read('serif') || 'serif',
    colours: Object.fromEntries(COLOURS.map((name) => [name, read(name)]).filter(([, v]) => v)),
  }
}
