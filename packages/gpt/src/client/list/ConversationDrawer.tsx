'use client'

import '@mantine/core/styles/CloseButton.css'
import '@mantine/core/styles/Drawer.css'
import '@mantine/core/styles/ModalBase.css'
import '@mantine/core/styles/Overlay.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import { DrawerCloseButton, DrawerContent, DrawerOverlay, DrawerRoot } from '@mantine/core'
import { UiProvider } from '@mozhan/ui/client'
import { tokens } from '@mozhan/ui/theme'
import { copy } from '../../copy.ts'
import classes from './ConversationDrawer.module.css'
import { ConversationSidebar, type ConversationSidebarProps } from './ConversationSidebar.tsx'

export interface ConversationDrawerProps extends ConversationSidebarProps {
  isOpen: boolean
  onClose: () => void
  /** Called after the closing transition, to restore the focus. */
  onClosed: () => void
}

/** The list of conversations in a drawer, for small screens. */
export default function ConversationDrawer({
  isOpen,
  onClose,
  onClosed,
  ...side
}: ConversationDrawerProps) {
  return (
    <UiProvider>
      <DrawerRoot
        opened={isOpen}
        onClose={onClose}
        position="left"
        size={320}
        zIndex={tokens.zIndex.overlay}
        lockScroll={false}
        transitionProps={{ duration: tokens.motion.calm, onExited: onClosed }}
        returnFocus={false}
        classNames={{ content: classes.content, body: classes.body }}
      >
        <DrawerOverlay backgroundOpacity={0.4} />
        <DrawerContent aria-label={copy.list.label}>
          <div className={classes.head}>
            <h2>{copy.list.label}</h2>
            <DrawerCloseButton size={44} iconSize={20} aria-label={copy.list.close} />
          </div>
          <div className={classes.body}>
            <ConversationSidebar {...side} />
          </div>
        </DrawerContent>
      </DrawerRoot>
    </UiProvider>
  )
}
