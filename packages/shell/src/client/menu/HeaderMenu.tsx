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

/** Which entries a menu holds; those of the messages come with their dots. */
export type HeaderMenuContent = 'creation' | 'account' | { unread: Unread }

export interface HeaderMenuProps {
  content: HeaderMenuContent
  label: string
  anchor: RefObject<HTMLElement | null>
  control: RefObject<HTMLElement | null>
  mode: MenuMode
  onClose: () => void
}

/** The menu below a button that stands outside of it and stays where it is. */
export function HeaderMenu({ content, label, anchor, control, mode, onClose }: HeaderMenuProps) {
  const [isReady, setReady] = useState(false)
  // It opens after it is there: a menu that is born open does not move into place.
  useEffect(() => setReady(true), [])
  const keys = useCompositionSafeKeys({
    Escape: () => control.current?.focus({ preventScroll: true }),
    // Tab goes on from the button, past the trap that would hold it among entries it can't reach.
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
        // A press elsewhere has already put the focus where the reader wants it.
        returnFocus={false}
        position="bottom-end"
        offset={10}
        width={188}
        // The placeholder would be a child that a menu may not have.
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

/** Lends the menu an element that is drawn elsewhere. What the menu would set on it, its owner sets. */
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
