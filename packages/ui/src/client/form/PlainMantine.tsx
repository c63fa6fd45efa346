'use client'

import { DEFAULT_THEME, MantineContext, MantineThemeContext } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'

export interface PlainMantineProps {
  children: ReactNode
}

type Settings = NonNullable<ComponentProps<typeof MantineContext>['value']>

/** The context of HeadlessMantineProvider, whose own module would load the colours and variables of MantineProvider, too. */
const PLAIN: Settings = {
  colorScheme: 'auto',
  setColorScheme() {},
  clearColorScheme() {},
  getRootElement() {
    return undefined
  },
  classNamesPrefix: 'mantine',
  cssVariablesSelector: ':root',
  withStaticClasses: false,
  headless: true,
}

/**
 * Mantine without styles, for components that the server renders: they are styled by our classes only and have no `style`
 * attribute, which the content security policy forbids. Each component includes it, so none depends on its surroundings.
 */
export function PlainMantine({ children }: PlainMantineProps) {
  return (
    <MantineContext value={PLAIN}>
      <MantineThemeContext value={DEFAULT_THEME}>{children}</MantineThemeContext>
    </MantineContext>
  )
}
