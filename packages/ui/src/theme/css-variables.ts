import { dark, fonts, light } from './colors.ts'
import { tokens } from './tokens.ts'

/**
 * The text of variables.css: every token as `--mozhan-*`, light at the root and dark under Mantine's attribute. Without
 * scripts the attribute is missing, so the preference of the system applies.
 */
export function cssVariables(): string {
  const { layout, radius, zIndex, motion, loadingBar } = tokens
  const shared = {
    header: px(layout.header),
    content: px(layout.content),
    wide: px(layout.wide),
    measure: px(layout.measure),
    top: px(layout.top),
    'back-to-top': px(layout.backToTop),
    radius: px(radius.sheet),
    'radius-control': px(radius.control),
    'z-back-to-top': String(zIndex.backToTop),
    'z-header': String(zIndex.header),
    'z-progress': String(zIndex.progress),
    'z-overlay': String(zIndex.overlay),
    'z-loading-bar': String(zIndex.loadingBar),
    'loading-bar': `${loadingBar.duration}ms`,
    // Phones zoom into a field with a smaller font size.
    'min-field': '0px',
    fast: `${motion.fast}ms`,
    calm: `${motion.calm}ms`,
    ...fonts,
  }
  return [
    block(':root', { 'color-scheme': 'light' }, { ...shared, ...light }),
    `@media (width < 48em) {\n${indent(block(':root', {}, { 'min-field': px(tokens.minFieldFont) }))}\n}`,
    block("[data-mantine-color-scheme='dark']", { 'color-scheme': 'dark' }, dark),
    `@media screen and (prefers-color-scheme: dark) {\n${indent(
      block(':root:not([data-mantine-color-scheme])', { 'color-scheme': 'dark' }, dark),
    )}\n}`,
    '',
  ].join('\n\n')
}

function block(
  selector: string,
  plain: Record<string, string>,
  variables: Record<string, string>,
): string {
  const lines = [
    ...Object.entries(plain).map(([name, value]) => `  ${name}: ${value};`),
    ...Object.entries(variables).map(([name, value]) => `  --mozhan-${name}: ${value};`),
  ]
  return `${selector} {\n${lines.join('\n')}\n}`
}

function indent(text: string): string {
  return text.replaceAll(/^/gm, '  ')
}

function px(value: number): string {
  return `${value}px`
}
