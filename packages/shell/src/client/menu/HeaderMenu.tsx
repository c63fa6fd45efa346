'use client'

import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import { Menu, MenuDropdown, MenuTarget } from '@mantine/core'
import { UiProvider, useCompositionSafeKeys } from '@mozhan/ui/client'
import { tokens } from '@mozhan/ui/theme'
import {
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useImperativeHandle,
  useState,
} from 'react'
import type { Unread } from '../../model/menu-entries.ts'
import { AccountItems } from './AccountItems.tsx'
import { CreationItems } from './CreationItems.tsx'
import classes from './HeaderMenu.module.css'
import { MessageItems } from './MessageItems.tsx'
import type { MenuMode } from './use-header-menu.tsx'

/** The entries of a menu; those of the messages include their dots. */
export type HeaderMenuContent = 'creation' | 'account' | { unread: Unread }

export interface HeaderMenuProps {
  content: HeaderMenuContent
  label: string
  anchor: RefObject<HTMLElement | null>
  control: RefObject<HTMLElement | null>
  mode: MenuMode
  onClose: () => void
}

/** A menu below a button that is rendered elsewhere. */
export function HeaderMenu({ content, label, anchor, control, mode, onClose }: HeaderMenuProps) {
  const [isReady, setReady] = useState(false)
  // Opened after mounting, because a menu that is mounted open has no transition.
  useEffect(() => setReady(true), [])
  const keys = useCompositionSafeKeys({
    Escape: () => control.current?.focus({ preventScroll: true }),
    // Tab continues from the button, outside the focus trap.
    Tab: (event) => {
      event.stopPropagation()
      control.current?.focus({ preventScroll: true })
      onClose()
    },
  })

  return (
    <UiProvider>
      <Menu
        opened={isReady && mode !== 'closed'}
        onClose={onClose}
        onChange={(opened) => !opened && onClose()}
        trapFocus={mode === 'focus'}
        // After a press outside, the focus is already where the reader has put it.
        returnFocus={false}
        position="bottom-end"
        offset={10}
        width={188}
        // The placeholder would be an invalid child of a menu.
        withInitialFocusPlaceholder={false}
        radius={tokens.radius.sheet}
        zIndex={tokens.zIndex.overlay}
        transitionProps={{ transition: 'pop-top-right', duration: tokens.motion.fast }}
        classNames={{
          dropdown: classes.dropdown,
          item: classes.item,
          label: classes.label,
          divider: classes.divider,
        }}
      >
        <MenuTarget>
          <Anchor element={anchor} />
        </MenuTarget>
        <MenuDropdown {...keys} aria-label={label} aria-labelledby={undefined}>
          {itemsOf(content)}
        </MenuDropdown>
      </Menu>
    </UiProvider>
  )
}

function itemsOf(content: HeaderMenuContent): ReactNode {
  if (content === 'creation') return <CreationItems />
  return content === 'account' ? <AccountItems /> : <MessageItems unread={content.unread} />
}

/** Passes an external element to Mantine's menu as its target; its ARIA attributes are set by its owner. */
function Anchor({
  element,
  ref,
}: {
  element: RefObject<HTMLElement | null>
  ref?: Ref<HTMLElement | null>
}) {
  useImperativeHandle<HTMLElement | null, HTMLElement | null>(ref, () => element.current, [element])
  return null
}
