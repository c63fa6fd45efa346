/** What the reader chose; `auto` follows the system. */
export type ColorScheme = 'light' | 'dark' | 'auto'

/** The key in localStorage that holds the reader's choice. */
export const COLOR_SCHEME_KEY = 'mozhan-color-scheme'

/** The attribute on `<html>` from which every colour follows. */
export const COLOR_SCHEME_ATTRIBUTE = 'data-mantine-color-scheme'

/**
 * Runs inline in `<head>` before anything is painted, so that no frame has the wrong background. Storage that is
 * blocked or holds something else counts as `auto`.
 */
export const colorSchemeScript = `(function(){var s;try{s=localStorage.getItem('${COLOR_SCHEME_KEY}')}catch(e){}document.documentElement.setAttribute('${COLOR_SCHEME_ATTRIBUTE}',s==='dark'||s!=='light'&&matchMedia('(prefers-color-scheme: dark)').matches?'dark':'light')})()`

/** Reads a stored choice; anything unknown is `auto`. */
export function toColorScheme(value: string | null): ColorScheme {
  return value === 'light' || value === 'dark' ? value : 'auto'
}
