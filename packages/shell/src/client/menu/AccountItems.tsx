'use client'

import { MenuDivider, MenuItem, MenuLabel } from '@mantine/core'
import { useSession, useSessionActions } from '@mozhan/session/client'
import { UserText } from '@mozhan/ui'
import { IconLogout, IconUserCircle } from '@tabler/icons-react'
import { copy } from '../../copy.ts'
import { routes } from '../../routes.ts'
import { CreationItems } from './CreationItems.tsx'
import { MenuLink } from './MenuLink.tsx'

const PERSONAL_CENTRE = { label: copy.account.personalCentre, href: routes.personalCentre }

/** Entries of the avatar menu; 退出登录 for signed-in readers only. */
export function AccountItems() {
  const { session } = useSession()
  const { logout } = useSessionActions()
  const name = session?.userInfo.nickName
  return (
    <>
      {name ? (
        <MenuLabel title={name}>
          <UserText>{name}</UserText>
        </MenuLabel>
      ) : null}
      <CreationItems />
      <MenuLink entry={PERSONAL_CENTRE} icon={IconUserCircle} />
      {session ? (
        <>
          <MenuDivider />
          <MenuItem
            leftSection={<IconLogout size={18} stroke={1.6} aria-hidden />}
            onClick={logout}
          >
            {copy.account.logout}
          </MenuItem>
        </>
      ) : null}
    </>
  )
}
