'use client'

import { MenuDivider } from '@mantine/core'
import { VisuallyHidden } from '@mozhan/ui'
import { IconBell, IconHeart, IconMail, IconMessageCircle, IconSettings } from '@tabler/icons-react'
import { Fragment } from 'react'
import { copy } from '../../copy.ts'
import { messageEntries, type Unread } from '../../model/menu-entries.ts'
import classes from './HeaderMenu.module.css'
import { MenuLink } from './MenuLink.tsx'

const ICONS = { comment: IconMessageCircle, like: IconHeart, letter: IconMail, system: IconBell }

/** Links to the message centre, each with a dot if something is unread. */
export function MessageItems({ unread }: { unread: Unread }) {
  return messageEntries.map((entry) => {
    const { kind, href } = entry
    if (!kind) {
      return (
        <Fragment key={href}>
          <MenuDivider />
          <MenuLink entry={entry} icon={IconSettings} />
        </Fragment>
      )
    }
    return (
      <MenuLink
        key={href}
        entry={entry}
        icon={ICONS[kind]}
        mark={unread[kind] ? <UnreadDot /> : null}
      />
    )
  })
}

function UnreadDot() {
  return (
    <span className={classes.dot}>
      <VisuallyHidden>{copy.messages.unread}</VisuallyHidden>
    </span>
  )
}
