'use client'

import '@mantine/core/styles/Menu.css'
import '@mantine/core/styles/Paper.css'
import '@mantine/core/styles/Popover.css'
import '@mantine/core/styles/ScrollArea.css'
import '@mantine/core/styles/UnstyledButton.css'
import { Menu, MenuDivider, MenuDropdown, MenuItem, MenuTarget } from '@mantine/core'
import { useSession, useSessionActions } from '@mozhan/session/client'
import { SmartLink, UiProvider } from '@mozhan/ui/client'
import { tokens } from '@mozhan/ui/theme'
import {
  IconFileUpload,
  IconHelpCircle,
  IconLogout,
  IconPencil,
  IconUserCircle,
} from '@tabler/icons-react'
import { useLayoutEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { routes } from '../routes.ts'
import { AvatarButton } from './AvatarButton.tsx'
import classes from './AvatarDropdown.module.css'

const ITEMS = [
  { label: copy.account.writeArticle, href: routes.writeArticle, icon: IconPencil, newTab: true },
  { label: copy.account.askQuestion, href: routes.askQuestion, icon: IconHelpCircle },
  { label: copy.account.uploadResource, href: routes.uploadResource, icon: IconFileUpload },
  { label: copy.account.personalCentre, href: routes.personalCentre, icon: IconUserCircle },
]

/** The avatar with its menu, open from the start: it takes the place of the button that was pressed. */
export function AvatarDropdown() {
  const button = useRef<HTMLButtonElement>(null)
  const [opened, setOpened] = useState(false)
  useLayoutEffect(() => {
    // The pressed button is gone, and Escape has to bring the focus back to this one.
    button.current?.focus({ preventScroll: true })
    setOpened(true)
  }, [])

  return (
    <UiProvider>
      <Menu
        opened={opened}
        onChange={setOpened}
        position="bottom-end"
        offset={10}
        width={188}
        // The placeholder would be a child that a menu may not have.
        withInitialFocusPlaceholder={false}
        radius={tokens.radius.sheet}
        zIndex={tokens.zIndex.overlay}
        transitionProps={{ transition: 'pop-top-right', duration: tokens.motion.fast }}
        classNames={{ dropdown: classes.dropdown, item: classes.item, divider: classes.divider }}
      >
        <MenuTarget>
          <AvatarButton ref={button} />
        </MenuTarget>
        <MenuDropdown>
          <Items />
        </MenuDropdown>
      </Menu>
    </UiProvider>
  )
}

function Items() {
  const signedIn = useSession().status === 'signed-in'
  const { login, logout } = useSessionActions()
  return (
    <>
      {ITEMS.map(({ label, href, icon: Icon, newTab }) => {
        const section = <Icon size={18} stroke={1.6} aria-hidden />
        if (!signedIn) {
          return (
            <MenuItem key={href} leftSection={section} onClick={login}>
              {label}
            </MenuItem>
          )
        }
        return (
          <MenuItem
            key={href}
            leftSection={section}
            component={SmartLink}
            href={href}
            {...(newTab ? { target: '_blank', rel: 'noopener' } : {})}
          >
            {label}
          </MenuItem>
        )
      })}
      {signedIn ? (
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
