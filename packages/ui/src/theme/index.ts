export {
  COLOR_SCHEME_ATTRIBUTE,
  COLOR_SCHEME_KEY,
  type ColorScheme,
  colorSchemeScript,
  toColorScheme,
} from './color-scheme.ts'
export { type ColorName, dark, fonts, light } from './colors.ts'
export { cssVariables } from './css-variables.ts'
export { theme } from './theme.ts'
export { TONES, tokens } from './tokens.ts'
