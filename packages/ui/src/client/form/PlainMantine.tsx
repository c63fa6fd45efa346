'use client'

import { MantineContext, type MantineTheme, MantineThemeContext } from '@mantine/core'
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

/** All that headless components read of a theme. The default one has 140 colours: 1.6 kB. */
const THEME: Partial<MantineTheme> = { components: {} }

/**
 * Mantine without styles, for components that the server renders: they are styled by our classes only and have no `style`
 * attribute, which the content security policy forbids. Each component includes it, so none depends on its surroundings.
 */
export function PlainMantine({ children }: PlainMantineProps) {
  return (
    <MantineContext value={PLAIN}>
      <MantineThemeContext value={THEME as MantineTheme}>{children}</MantineThemeContext>
    </MantineContext>
  )
}
