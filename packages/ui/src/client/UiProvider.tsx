'use client'

import '../theme/mantine-variables.css'
import { MantineProvider } from '@mantine/core'
import { useStore } from 'jotai/react'
import { type ReactNode, useMemo } from 'react'
import { theme } from '../theme/theme.ts'
import { createMantineColorScheme } from './color-scheme-atoms.ts'
import { useComposingTab } from './use-composing-tab.ts'

export interface UiProviderProps {
  children: ReactNode
}

/**
 * Mantine for one island: theme, variables and our colour scheme. It never touches `<html>`, since the boot script and
 * ColorSchemeToggle own the attribute there; several may stand on a page.
 */
export function UiProvider({ children }: UiProviderProps) {
  const store = useStore()
  const colorScheme = useMemo(() => createMantineColorScheme(store), [store])
  useComposingTab()
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={colorScheme}
      defaultColorScheme="auto"
      getRootElement={noRoot}
      withGlobalClasses={false}
      // They are a file: the policy of the site lets no style element in.
      withCssVariables={false}
    >
      {children}
    </MantineProvider>
  )
}

function noRoot(): undefined {}
