'use client'

import { MenuItem } from '@mantine/core'
import { useSession, useSessionActions } from '@mozhan/session/client'
import { SmartLink } from '@mozhan/ui/client'
import { type Icon, IconArrowUpRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { copy } from '../../copy.ts'
import type { MenuEntry } from '../../model/menu-entries.ts'

export interface MenuLinkProps {
  entry: MenuEntry
  icon: Icon
  /** Shown at the right end. */
  mark?: ReactNode
}

/** A menu entry that is a link; for a visitor it leads there through the login site (docs/rules.md#header-menus). */
export function MenuLink({ entry, icon: Icon, mark }: MenuLinkProps) {
  const { status } = useSession()
  const { loginTo } = useSessionActions()
  const { label, href, newTab = false } = entry
  const section = <Icon size={18} stroke={1.6} aria-hidden />
  if (status !== 'signed-in') {
    return (
      <MenuItem leftSection={section} onClick={() => loginTo(href)}>
        {label}
      </MenuItem>
    )
  }
  return (
    <MenuItem
      component={SmartLink}
      href={href}
      leftSection={section}
      rightSection={newTab ? <IconArrowUpRight size={14} stroke={1.6} aria-hidden /> : mark}
      {...(newTab ? { target: '_blank', rel: 'noopener', title: copy.account.newTab } : {})}
    >
      {label}
    </MenuItem>
  )
}
