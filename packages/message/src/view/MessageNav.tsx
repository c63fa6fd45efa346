import { MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { VisuallyHidden } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import type { Ref } from 'react'
import { copy } from '../copy.ts'
import { KINDS, type MessageKind } from '../model/message-type.ts'
import { messagesHref, SETTINGS_HREF } from '../routes.ts'
import classes from './MessageNav.module.css'

export interface MessageNavProps {
  current: MessageKind | 'settings'
  /** Unread messages by kind. @default none */
  counts?: Partial<Record<MessageKind, number>>
  ref?: Ref<HTMLElement>
}

/** Links to the kinds of messages with their unread counts. */
export function MessageNav({ current, counts = {}, ref }: MessageNavProps) {
  return (
    <nav ref={ref} className={classes.nav} aria-label={copy.nav}>
      {KINDS.map((kind) => {
        const count = counts[kind] ?? 0
        return (
          <SmartLink
            key={kind}
            href={messagesHref(MESSAGE_TYPE[kind])}
            aria-current={kind === current ? 'page' : undefined}
          >
            {copy.tabs[kind]}
            {count > 0 ? (
              <span className={classes.count}>
                <span aria-hidden>{count > 99 ? '99+' : count}</span>
                <VisuallyHidden>{copy.unread(count)}</VisuallyHidden>
              </span>
            ) : null}
          </SmartLink>
        )
      })}
      <SmartLink
        className={classes.settings}
        href={SETTINGS_HREF}
        aria-current={current === 'settings' ? 'page' : undefined}
      >
        {copy.settings}
      </SmartLink>
    </nav>
  )
}
