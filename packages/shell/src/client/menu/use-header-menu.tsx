'use client'

import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'
import { recoverFromChunkError } from '../reload-guard.ts'
import type { HeaderMenuContent, HeaderMenuProps } from './HeaderMenu.tsx'

/** `hover` shows a menu without taking the focus; `focus` moves it to the first entry. */
export type MenuMode = 'closed' | 'hover' | 'focus'

export interface HeaderMenuOptions {
  content: HeaderMenuContent
  label: string
  /** The box the menu hangs below. A press on it does not count as outside. */
  anchor: RefObject<HTMLElement | null>
  /** Gets the focus back. @default anchor */
  control?: RefObject<HTMLElement | null>
  /** Where a press leads when the menu can't be downloaded. */
  fallback: string
}

export interface HeaderMenuState {
  isOpen: boolean
  /** Open under a mouse, without the focus. */
  isHovered: boolean
  open: (mode: 'hover' | 'focus') => void
  close: () => void
  /** Closes the menu unless it has the focus. */
  closeHover: () => void
  toggle: () => void
  /** Downloads the menu ahead of the press. */
  prepare: () => void
  /** The menu itself, for the place beside its button. */
  menu: ReactNode
}

/** A menu of the header, downloaded when the reader first turns to its button. The button itself never changes. */
export function useHeaderMenu({
  content,
  label,
  anchor,
  control = anchor,
  fallback,
}: HeaderMenuOptions): HeaderMenuState {
  const [Menu, setMenu] = useState<ComponentType<HeaderMenuProps>>()
  const [mode, setMode] = useState<MenuMode>('closed')
  const isLoading = useRef(false)

  const load = (onFailure: (error: unknown) => void) => {
    if (Menu || isLoading.current) return
    isLoading.current = true
    loadMenu()
      .then(({ HeaderMenu }) => setMenu(() => HeaderMenu), onFailure)
      .finally(() => (isLoading.current = false))
  }
  const close = () => setMode('closed')
  const open = (next: 'hover' | 'focus') => {
    // A mouse that comes by takes the focus from nobody.
    setMode((current) => (current === 'focus' ? current : next))
    load((error) => {
      close()
      if (next === 'focus' && !recoverFromChunkError(error)) location.assign(fallback)
    })
  }
  return {
    isOpen: Menu !== undefined && mode !== 'closed',
    isHovered: Menu !== undefined && mode === 'hover',
    open,
    close,
    closeHover: () => setMode((current) => (current === 'hover' ? 'closed' : current)),
    toggle: () => (mode === 'focus' ? close() : open('focus')),
    prepare: () => void loadMenu().catch(() => {}),
    menu: Menu ? (
      <Menu
        content={content}
        label={label}
        anchor={anchor}
        control={control}
        mode={mode}
        onClose={close}
      />
    ) : null,
  }
}

function loadMenu() {
  return import('./HeaderMenu.tsx')
}
