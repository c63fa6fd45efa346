'use client'

import { SmartLink, useCompositionSafeKeys, useShortcuts } from '@mozhan/ui/client'
import { IconBell, IconChevronDown } from '@tabler/icons-react'
import { useRef } from 'react'
import { copy } from '../copy.ts'
import { hasUnread, NOTHING_UNREAD, type Unread } from '../model/menu-entries.ts'
import { routes } from '../routes.ts'
import classes from './MessageMenu.module.css'
import { useHeaderMenu } from './menu/use-header-menu.tsx'
import { useHoverIntent } from './menu/use-hover-intent.ts'

export interface MessageMenuProps {
  /** Unread kinds, shown as dots. @default nothing unread */
  unread?: Unread
}

const NO_KEYS = {}

/**
 * 消息: a link to the message centre with a menu of the kinds of messages. Hovering opens the menu, as do an arrow key
 * and the caret button after the text. On a phone only the bell is shown, and the drawer has the
 * kinds.
 */
export function MessageMenu({ unread = NOTHING_UNREAD }: MessageMenuProps) {
  const box = useRef<HTMLSpanElement>(null)
  const caret = useRef<HTMLButtonElement>(null)
  const menu = useHeaderMenu({
    content: { unread },
    label: copy.messages.label,
    anchor: box,
    control: caret,
    fallback: routes.messages,
  })
  const hover = useHoverIntent({
    onApproach: menu.prepare,
    onRest: () => menu.open('hover'),
    onLeave: menu.closeHover,
  })
  const keys = useCompositionSafeKeys({
    ArrowDown: (event) => {
      event.preventDefault()
      menu.open('focus')
    },
    Escape: menu.close,
  })
  // Listens on the document, because a menu opened by hovering has no focus.
  useShortcuts(menu.isHovered ? { escape: menu.close } : NO_KEYS)
  const isUnread = hasUnread(unread)
  return (
    <span ref={box} className={classes.menu} {...hover}>
      <SmartLink
        {...keys}
        href={routes.messages}
        className={classes.link}
        data-unread={isUnread || undefined}
        aria-label={isUnread ? copy.messages.label + copy.messages.unread : undefined}
        onClick={menu.close}
      >
        <IconBell className={classes.bell} size={20} stroke={1.6} aria-hidden />
        <span className={classes.word}>{copy.messages.label}</span>
      </SmartLink>
      <button
        {...keys}
        ref={caret}
        type="button"
        className={classes.caret}
        aria-label={copy.messages.menu}
        aria-haspopup="menu"
        aria-expanded={menu.isOpen}
        onClick={menu.toggle}
      >
        <IconChevronDown size={14} stroke={1.8} aria-hidden />
      </button>
      {menu.menu}
    </span>
  )
}
