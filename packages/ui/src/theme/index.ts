export { COLOR_SCHEME_ATTRIBUTE, colorSchemeScript } from './color-scheme.ts'
export { cssVariables } from './css-variables.ts'
export { tokens } from './tokens.ts'
