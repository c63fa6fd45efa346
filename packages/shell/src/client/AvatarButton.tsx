'use client'

import { useSession } from '@mozhan/session/client'
import { Avatar } from '@mozhan/ui'
import { IconUser } from '@tabler/icons-react'
import type { ComponentPropsWithRef } from 'react'
import { copy } from '../copy.ts'
import classes from './AvatarButton.module.css'

/** The round button of the avatar menu: the reader's picture, or a placeholder icon. */
export function AvatarButton(props: ComponentPropsWithRef<'button'>) {
  const { session } = useSession()
  const user = session?.userInfo
  return (
    <button
      type="button"
      aria-haspopup="menu"
      {...props}
      className={classes.button}
      aria-label={copy.account.menu}
    >
      {user ? (
        <Avatar name={user.nickName ?? copy.account.unnamed} src={user.imageUrl} size={32} />
      ) : (
        <span className={classes.placeholder}>
          <IconUser size={18} stroke={1.6} aria-hidden />
        </span>
      )}
    </button>
  )
}
