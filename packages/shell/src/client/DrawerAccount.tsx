'use client'

import { useSession, useSessionActions } from '@mozhan/session/client'
import { buttonClass, VisuallyHidden } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import {
  creationEntries,
  type MenuEntry,
  messageEntries,
  type Unread,
} from '../model/menu-entries.ts'
import { routes } from '../routes.ts'
import classes from './DrawerAccount.module.css'
import { LoginLink } from './LoginLink.tsx'

const OWN: readonly MenuEntry[] = [
  { label: copy.account.personalCentre, href: routes.personalCentre },
  { label: copy.account.history, href: routes.readingHistory },
]

const GROUPS: readonly { title: string; entries: readonly MenuEntry[] }[] = [
  { title: copy.account.createGroup, entries: creationEntries },
  { title: copy.messages.label, entries: messageEntries },
  { title: copy.account.mine, entries: OWN },
]

export interface DrawerAccountProps {
  unread: Unread
  onClose: () => void
}

/** The part of the drawer that depends on the session: the entries of all header menus. */
export function DrawerAccount({ unread, onClose }: DrawerAccountProps) {
  const { logout } = useSessionActions()
  if (useSession().status !== 'signed-in') {
    return (
      <div className={classes.login}>
        <LoginLink className={buttonClass({ variant: 'primary' })}>{copy.account.login}</LoginLink>
        <LoginLink to="register" className={buttonClass()}>
          {copy.account.register}
        </LoginLink>
      </div>
    )
  }
  return (
    <>
      {GROUPS.map(({ title, entries }) => (
        <nav key={title} className={classes.group} aria-label={title}>
          <p className={classes.title}>{title}</p>
          {entries.map(({ label, href, kind, newTab }) => (
            <SmartLink
              key={href}
              href={href}
              className={classes.entry}
              onClick={onClose}
              {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
            >
              {label}
              {kind && unread[kind] ? (
                <span className={classes.dot}>
                  <VisuallyHidden>{copy.messages.unread}</VisuallyHidden>
                </span>
              ) : null}
            </SmartLink>
          ))}
        </nav>
      ))}
      <button type="button" className={classes.logout} onClick={logout}>
        {copy.account.logout}
      </button>
    </>
  )
}
