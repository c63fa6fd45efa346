'use client'

import { MAIN_ID } from '@mozhan/ui'
import { SmartLink, useShortcuts } from '@mozhan/ui/client'
import { IconSearch } from '@tabler/icons-react'
import { usePathname } from 'next/navigation'
import { type ReactNode, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { copy } from '../copy.ts'
import { NOTHING_UNREAD, type Unread } from '../model/menu-entries.ts'
import { activeEntry, navEntries } from '../model/nav-entries.ts'
import { routes } from '../routes.ts'
import { Account } from './Account.tsx'
import { Logo } from './Logo.tsx'
import { MessageMenu } from './MessageMenu.tsx'
import { NavMenu } from './NavMenu.tsx'
import { SearchBox } from './SearchBox.tsx'
import classes from './SiteHeader.module.css'
import { useScrolled } from './use-scrolled.ts'

export interface SiteHeaderProps {
  /** Unread kinds, shown as dots in the message menu and the drawer. @default nothing unread */
  unread?: Unread
  /** Replaces 消息 for signed-in readers. @default <MessageMenu unread={unread} /> */
  messages?: ReactNode
}

/**
 * The fixed header, 70 px. The server renders the same header for all readers; the session is shown in reserved
 * space. Menus and the drawer are downloaded on first use.
 */
export function SiteHeader({
  unread = NOTHING_UNREAD,
  messages = <MessageMenu unread={unread} />,
}: SiteHeaderProps) {
  const active = activeEntry(usePathname())
  const scrolled = useScrolled()
  const input = useRef<HTMLInputElement>(null)
  const opener = useRef<HTMLElement>(null)
  const [searching, setSearching] = useState(false)
  const search = () => {
    const { activeElement } = document
    const isHere = activeElement === input.current
    if (activeElement instanceof HTMLElement && !isHere) opener.current = activeElement
    // Within the tap: phones open the keyboard only for a field that is focused by the tap itself.
    flushSync(() => setSearching(true))
    input.current?.focus()
  }
  useShortcuts({ '/': search, 'mod+k': search })

  return (
    <header
      className={classes.header}
      data-scrolled={scrolled || undefined}
      data-searching={searching || undefined}
    >
      <a className={classes.skip} href={`#${MAIN_ID}`}>
        {copy.skipToContent}
      </a>
      <div className={classes.inner}>
        <Logo />
        <nav className={classes.nav} aria-label={copy.nav.label}>
          {navEntries.map(({ key, label, href }) => (
            <SmartLink key={key} href={href} aria-current={key === active ? 'page' : undefined}>
              {label}
            </SmartLink>
          ))}
        </nav>
        <div className={classes.search}>
          <SearchBox
            inputRef={input}
            opener={opener}
            // Synchronously: the button must be rendered again before it can be focused.
            onLeave={() => flushSync(() => setSearching(false))}
          />
        </div>
        <a
          className={classes.searchIcon}
          href={routes.search}
          aria-label={copy.search.label}
          onClick={(event) => {
            event.preventDefault()
            search()
          }}
        >
          <IconSearch size={20} stroke={1.6} aria-hidden />
        </a>
        <Account messages={messages} />
        <NavMenu active={active} unread={unread} />
      </div>
    </header>
  )
}
