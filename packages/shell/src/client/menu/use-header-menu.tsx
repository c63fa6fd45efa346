'use client'

import { type ComponentType, type ReactNode, type RefObject, useRef, useState } from 'react'
import { recoverFromChunkError } from '../reload-guard.ts'
import type { HeaderMenuContent, HeaderMenuProps } from './HeaderMenu.tsx'

/** `hover` opens a menu without moving the focus; `focus` moves it to the first entry. */
export type MenuMode = 'closed' | 'hover' | 'focus'

export interface HeaderMenuOptions {
  content: HeaderMenuContent
  label: string
  /** The element the menu is positioned below. A press on it does not count as outside. */
  anchor: RefObject<HTMLElement | null>
  /** The element that gets the focus back. @default anchor */
  control?: RefObject<HTMLElement | null>
  /** Fallback address if the menu cannot be downloaded. */
  fallback: string
}

export interface HeaderMenuState {
  isOpen: boolean
  /** Opened by hovering, without the focus. */
  isHovered: boolean
  open: (mode: 'hover' | 'focus') => void
  close: () => void
  /** Closes the menu unless it has the focus. */
  closeHover: () => void
  toggle: () => void
  /** Prefetches the code of the menu. */
  prepare: () => void
  /** The menu, to be rendered beside its button. */
  menu: ReactNode
}

/**
 * A header menu whose code is downloaded on the first pointer or focus event of its button. The button element is never
 * replaced.
 */
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
    // Hovering must not move the focus.
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
