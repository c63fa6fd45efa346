/** The reader's choice; `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto'

/** localStorage key of the reader's choice. */
export const COLOR_SCHEME_KEY = 'mozhan-color-scheme'

/** The attribute on `<html>` that selects all colours. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mantine-color-scheme'

/**
 * Runs inline in `<head>` before the first paint, so that no frame has the wrong background. Blocked storage and unknown
 * values count as `auto`.
 */
export const colorSchemeScript = `(function(){var s;try{s=localStorage.getItem('${COLOR_SCHEME_KEY}')}catch(e){}document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',s==='dark'||s!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()`

/** Parses a stored choice; unknown values are `auto`. */
export function toColorScheme(value: string | null): ColorScheme {
  return value === 'light' || value === 'dark' ? value : 'auto'
}
