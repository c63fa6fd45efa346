import { createTheme, type MantineColorsTuple } from '@mantine/core'
import { fonts } from './colors.ts'
import { tokens } from './tokens.ts'

/** 黛: shade 8 is the brand on paper (7:1), shade 3 the brand on dark sheets (7:1). */
const brand: MantineColorsTuple = [
  '#eef5f4',
  '#d9e9e7',
  '#a9d0ce',
  '#6fb7b5',
  '#519e9d',
  '#3d8888',
  '#317577',
  '#28696c',
  '#1f5f63',
  '#174a4d',
]

const seal: MantineColorsTuple = [
  '#fbefec',
  '#f5d9d3',
  '#eeb0a4',
  '#e88b79',
  '#e0705c',
  '#d85843',
  '#cf4a36',
  '#c2402e',
  '#a93525',
  '#8c2a1d',
]

/** Mantine's theme, derived from the tokens. Used by the provider of each island. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 8, dark: 3 },
  autoContrast: true,
  luminanceThreshold: 0.35,
  colors: { brand, seal },
  black: 'var(--mozhan-ink)',
  fontFamily: fonts.sans,
  fontFamilyMonospace: fonts.mono,
  headings: { fontFamily: fonts.sans, fontWeight: '600', textWrap: 'balance' },
  defaultRadius: tokens.radius.control,
  respectReducedMotion: true,
  cursorType: 'pointer',
  breakpoints: {
    xs: em(tokens.breakpoints.phone),
    sm: em(tokens.breakpoints.tablet),
    md: em(tokens.breakpoints.tablet),
    lg: em(tokens.breakpoints.desktop),
    xl: em(tokens.breakpoints.wide),
  },
})

function em(px: number): string {
  return `${px / 16}em`
}
