'use client'

import '@mantine/core/styles/default-css-variables.css'
import { MantineProvider } from '@mantine/core'
import type { ReactNode } from 'react'
import { theme } from '../theme/theme.ts'
import { mantineColorScheme } from './color-scheme-store.ts'

export interface UiProviderProps {
  children: ReactNode
}

/**
 * Mantine for one island: theme, variables and our colour scheme. It never touches `<html>`, since the boot script and
 * ColorSchemeToggle own the attribute there; several may stand on a page.
 */
export function UiProvider({ children }: UiProviderProps) {
  return (
    <MantineProvider
      theme={theme}
      colorSchemeManager={mantineColorScheme}
      defaultColorScheme="auto"
      getRootElement={noRoot}
      withGlobalClasses={false}
    >
      {children}
    </MantineProvider>
  )
}

function noRoot(): undefined {}
