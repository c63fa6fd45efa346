'use client'

import { SmartLink } from '@mozhan/ui/client'
import { IconBell } from '@tabler/icons-react'
import { copy } from '../copy.ts'
import { routes } from '../routes.ts'
import classes from './MessageLink.module.css'

export interface MessageLinkProps {
  /** Draws the dot. @default false */
  unread?: boolean
}

/** 消息: a word on a desk, a bell on a phone; a dot where something is unread. */
export function MessageLink({ unread = false }: MessageLinkProps) {
  return (
    <SmartLink
      href={routes.messages}
      className={classes.link}
      data-unread={unread || undefined}
      aria-label={unread ? copy.account.unreadMessages : undefined}
    >
      <IconBell className={classes.bell} size={20} stroke={1.6} aria-hidden />
      <span className={classes.word}>{copy.account.messages}</span>
    </SmartLink>
  )
}
