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
 * MantineProvider for one island: theme, variables and colour scheme. It never changes `<html>`, because the boot script and
 * ColorSchemeToggle own the attribute there. A page may have several.
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
      // The variables are in a stylesheet, because the content security policy allows no style element.
      withCssVariables={false}
    >
      {children}
    </MantineProvider>
  )
}

function noRoot(): undefined {}
