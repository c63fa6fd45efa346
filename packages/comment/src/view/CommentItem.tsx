import { userPage } from '@mozhan/routes'
import '@mozhan/markdown/styles.css'
import { Avatar, type AvatarSize, UserText } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { CommentRow } from '../model/comment-thread.ts'
import { commentAnchor } from '../routes.ts'
import classes from './CommentItem.module.css'

export interface CommentItemProps {
  row: CommentRow
  /** The author of the comment is the author of the page. @default false */
  isOwner?: boolean
  /** The address points to this comment. @default false */
  isTarget?: boolean
  /** px @default 36 */
  avatar?: AvatarSize
  /** Control that loads the whole text. Shown after a shortened text. */
  whole?: ReactNode
  /** Actions below the text: reply, delete. */
  actions?: ReactNode
  /** Below the actions: an open composer, replies. */
  children?: ReactNode
}

/** One comment with its author, date and text. A deleted one shows a notice instead. */
export function CommentItem({
  row,
  isOwner = false,
  isTarget = false,
  avatar = 36,
  whole,
  actions,
  children,
}: CommentItemProps) {
  const name = row.author.name || copy.anonymous
  return (
    <article id={commentAnchor(row.id)} className={classes.comment}>
      {row.isDeleted ? (
        <span className={classes.gone}>
          <Avatar name="" size={avatar} />
        </span>
      ) : (
        <Avatar name={name} src={row.author.imageUrl} size={avatar} />
      )}
      <div className={classes.main}>
        <div className={classes.own} data-target={isTarget || undefined} data-avatar={avatar}>
          {row.isDeleted ? (
            <p className={classes.deleted}>{copy.deleted}</p>
          ) : (
            <>
              <header className={classes.head}>
                <SmartLink className={classes.name} href={userPage.href({ id: row.author.id })}>
                  <UserText>{name}</UserText>
                </SmartLink>
                {isOwner ? <span className={classes.owner}>{copy.author}</span> : null}
                {row.replyTo?.name ? (
                  <span className={classes.to}>
                    {copy.replyTo}{' '}
                    <a href={`#${commentAnchor(row.replyTo.id)}`}>
                      @<UserText>{row.replyTo.name}</UserText>
                    </a>
                  </span>
                ) : null}
              </header>
              <CommentBody row={row} />
              {row.isCut ? whole : null}
              <footer className={classes.foot}>
                <a href={`#${commentAnchor(row.id)}`} title={copy.link}>
                  <RelativeTime date={row.date} />
                </a>
                {actions}
              </footer>
            </>
          )}
        </div>
        {children}
      </div>
    </article>
  )
}

/** Shows HTML only if the own renderer has sanitised it; anything else is plain text. */
function CommentBody({ row }: Pick<CommentItemProps, 'row'>) {
  return row.html === undefined ? (
    <p className={classes.text}>{row.isCut ? `${row.text}…` : row.text}</p>
  ) : (
    <div className={`markdown ${classes.body}`} dangerouslySetInnerHTML={{ __html: row.html }} />
  )
}
