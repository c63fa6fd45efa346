'use client'

import { IconMenu2 } from '@tabler/icons-react'
import { type ComponentType, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import type { Unread } from '../model/menu-entries.ts'
import type { NavKey } from '../model/nav-entries.ts'
import { routes } from '../routes.ts'
import type { NavDrawerProps } from './NavDrawer.tsx'
import classes from './NavMenu.module.css'
import { recoverFromChunkError } from './reload-guard.ts'

export interface NavMenuProps {
  active: NavKey | undefined
  unread: Unread
}

/** Menu button for small screens, and its drawer, downloaded on first use. */
export function NavMenu({ active, unread }: NavMenuProps) {
  const [Drawer, setDrawer] = useState<ComponentType<NavDrawerProps>>()
  const [opened, setOpened] = useState(false)
  const button = useRef<HTMLButtonElement>(null)

  const handleOpen = () =>
    loadDrawer().then(
      ({ NavDrawer }) => {
        setDrawer(() => NavDrawer)
        setOpened(true)
      },
      (error: unknown) => {
        if (!recoverFromChunkError(error)) location.assign(routes.home)
      },
    )

  return (
    <>
      <button
        ref={button}
        type="button"
        className={classes.button}
        aria-label={copy.nav.more}
        aria-haspopup="dialog"
        aria-expanded={opened}
        onPointerEnter={() => void loadDrawer().catch(() => {})}
        onClick={handleOpen}
      >
        <IconMenu2 size={20} stroke={1.6} aria-hidden />
      </button>
      {Drawer ? (
        <Drawer
          active={active}
          unread={unread}
          opened={opened}
          onClose={() => setOpened(false)}
          onClosed={() => button.current?.focus({ preventScroll: true })}
        />
      ) : null}
    </>
  )
}

function loadDrawer() {
  return import('./NavDrawer.tsx')
}
