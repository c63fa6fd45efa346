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
import classes from './TalkDrawer.module.css'
import { TalkSide, type TalkSideProps } from './TalkSide.tsx'

export interface TalkDrawerProps extends TalkSideProps {
  isOpen: boolean
  onClose: () => void
  /** Called when the drawer has gone: the place to give the focus back. */
  onClosed: () => void
}

/** The conversations, where the window has no room for them beside the text. */
export default function TalkDrawer({ isOpen, onClose, onClosed, ...side }: TalkDrawerProps) {
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
            <TalkSide {...side} />
          </div>
        </DrawerContent>
      </DrawerRoot>
    </UiProvider>
  )
}
