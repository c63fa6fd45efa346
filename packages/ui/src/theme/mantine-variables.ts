import {
  convertCssVariables,
  DEFAULT_THEME,
  defaultCssVariablesResolver,
  mergeMantineTheme,
} from '@mantine/core'
import { theme } from './theme.ts'

/** The text of mantine-variables.css, which MantineProvider would otherwise write into each page. */
export function mantineVariables(): string {
  const { variables, light, dark } = defaultCssVariablesResolver(
    mergeMantineTheme(DEFAULT_THEME, theme),
  )
  return convertCssVariables({
    variables,
    light: { ...light, '--mantine-color-scheme': 'light' },
    dark: { ...dark, '--mantine-color-scheme': 'dark' },
  })
}
