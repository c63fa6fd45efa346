import { VisuallyHidden } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import type { Ref } from 'react'
import { copy } from '../copy.ts'
import { isDiscussion, LISTS, type MessageKind, type MessageList } from '../model/message-type.ts'
import { messagesHref } from '../model/messages-href.ts'
import { SETTINGS_HREF } from '../routes.ts'
import classes from './MessageNav.module.css'

export interface MessageNavProps {
  current: MessageList | 'settings'
  /** Unread messages by kind. @default none */
  counts?: Partial<Record<MessageKind, number>>
  ref?: Ref<HTMLElement>
}

/** Links to the lists of messages with their unread counts. */
export function MessageNav({ current, counts = {}, ref }: MessageNavProps) {
  return (
    <nav ref={ref} className={classes.nav} aria-label={copy.nav}>
      {LISTS.map((list) => {
        const count = countOf(list, counts)
        const isCurrent = list === (isDiscussion(current) ? 'discussion' : current)
        return (
          <SmartLink
            key={list}
            href={messagesHref(list)}
            aria-current={isCurrent ? 'page' : undefined}
          >
            {copy.tabs[list]}
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

function countOf(list: MessageList, counts: Partial<Record<MessageKind, number>>): number {
  if (list === 'discussion') return (counts.comment ?? 0) + (counts.reply ?? 0)
  return counts[list] ?? 0
}
