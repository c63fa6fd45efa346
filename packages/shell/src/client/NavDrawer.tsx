'use client'

import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Drawer.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import { DrawerCloseButton, DrawerContent, DrawerOverlay, DrawerRoot } from '@mantine/core'
import { ColorSchemeToggle, SmartLink, UiProvider } from '@mozhan/ui/client'
import { tokens } from '@mozhan/ui/theme'
import { copy } from '../copy.ts'
import type { Unread } from '../model/menu-entries.ts'
import { drawerEntries, type NavKey } from '../model/nav-entries.ts'
import { DrawerAccount } from './DrawerAccount.tsx'
import classes from './NavDrawer.module.css'

export interface NavDrawerProps {
  active: NavKey | undefined
  unread: Unread
  opened: boolean
  onClose: () => void
  /** Called after the closing transition; the caller restores the focus. */
  onClosed?: () => void
}

/** Drawer with the header entries of small screens. */
export function NavDrawer({ active, unread, opened, onClose, onClosed }: NavDrawerProps) {
  return (
    <UiProvider>
      <DrawerRoot
        opened={opened}
        onClose={onClose}
        position="right"
        size={280}
        zIndex={tokens.zIndex.overlay}
        lockScroll={false}
        transitionProps={{ duration: tokens.motion.calm, onExited: onClosed }}
        returnFocus={false}
        classNames={{ content: classes.content }}
      >
        <DrawerOverlay backgroundOpacity={0.4} />
        <DrawerContent aria-label={copy.nav.label}>
          <div className={classes.head}>
            <ColorSchemeToggle />
            <DrawerCloseButton size={44} iconSize={20} aria-label={copy.nav.close} />
          </div>
          <nav className={classes.nav} aria-label={copy.nav.label}>
            {drawerEntries.map(({ key, label, href }) => (
              <SmartLink
                key={key}
                href={href}
                aria-current={key === active ? 'page' : undefined}
                onClick={onClose}
              >
                {label}
              </SmartLink>
            ))}
          </nav>
          <DrawerAccount unread={unread} onClose={onClose} />
        </DrawerContent>
      </DrawerRoot>
    </UiProvider>
  )
}
