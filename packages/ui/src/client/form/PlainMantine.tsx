'use client'

import { MantineContext, type MantineTheme, MantineThemeContext } from '@mantine/core'
import type { ComponentProps, ReactNode } from 'react'

export interface PlainMantineProps {
  children: ReactNode
}

type Settings = NonNullable<ComponentProps<typeof MantineContext>['value']>

/** Those of HeadlessMantineProvider, whose module brings the colours and variables of the other provider, too. */
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
 * Mantine without its looks, for components that the server renders: they are drawn by our classes alone and carry no
 * `style`, which the policy of the site refuses. Each component brings it along, so none depends on what is around it.
 */
export function PlainMantine({ children }: PlainMantineProps) {
  return (
    <MantineContext value={PLAIN}>
      <MantineThemeContext value={THEME as MantineTheme}>{children}</MantineThemeContext>
    </MantineContext>
  )
}
