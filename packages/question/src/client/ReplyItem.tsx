'use client'

import { userPage } from '@mozhan/routes'
import { useSession } from '@mozhan/session/client'
import { UserText } from '@mozhan/ui'
import { ConfirmControl, LoadPart, RelativeTime, SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { ReplyRow } from '../model/answer-thread.ts'
import { answerAnchor } from '../routes.ts'
import { ReplyButton } from './ReplyButton.tsx'
import classes from './ReplyItem.module.css'

export interface ReplyItemProps {
  row: ReplyRow
  isAsker: boolean
  /** Whether the address points to this reply. */
  isTarget: boolean
  /** Whether the reply box is open. */
  isReplying: boolean
  onReply: () => void
  /** Loads the full text of a truncated reply. */
  onUnfold: () => Promise<void>
  onRemove: () => Promise<void>
}

/** A plain-text reply with author, recipient and date. A deleted reply stays in the list as a placeholder. */
export function ReplyItem({
  row,
  isAsker,
  isTarget,
  isReplying,
  onReply,
  onUnfold,
  onRemove,
}: ReplyItemProps) {
  const { session } = useSession()
  const { id, author, date, text, isDeleted, replyTo } = row
  const anchor = answerAnchor(id)
  if (isDeleted) {
    return (
      <p id={anchor} className={classes.gone}>
        {copy.answers.deletedReply}
      </p>
    )
  }
  return (
    <div id={anchor} className={classes.reply} data-target={isTarget || undefined}>
      <p className={classes.head}>
        <SmartLink className={classes.author} href={userPage.href({ id: author.id })}>
          <UserText>{author.name || copy.anonymous}</UserText>
        </SmartLink>
        {isAsker ? <span className={classes.asker}>{copy.answers.asker}</span> : null}
        {replyTo?.name ? (
          <span>
            {copy.answers.replyTo}{' '}
            <a href={`#${answerAnchor(replyTo.id)}`}>
              @<UserText>{replyTo.name}</UserText>
            </a>
          </span>
        ) : null}
        <RelativeTime date={date} style="short" />
        <ReplyButton className={classes.action} isReplying={isReplying} onReply={onReply} />
        {session && session.userInfo.uid === author.id ? (
          <ConfirmControl
            action={copy.answers.remove}
            question={copy.confirm.reply}
            onConfirm={onRemove}
          />
        ) : null}
      </p>
      <p className={classes.text}>{row.isCut ? `${text}…` : text}</p>
      {row.isCut ? <LoadPart label={copy.answers.whole} onLoad={onUnfold} /> : null}
    </div>
  )
}
