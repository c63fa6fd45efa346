export { COLOR_SCHEME_ATTRIBUTE, colorSchemeScript } from './color-scheme.ts'
export { cssVariables } from './css-variables.ts'
export { TONES, tokens } from './tokens.ts'
