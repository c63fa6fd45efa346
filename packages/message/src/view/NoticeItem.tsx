import { Avatar, formatDate, UserText, VisuallyHidden } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { PlainButton } from '@mozhan/ui/form'
import { Fragment, type ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Notice } from '../model/notice.ts'
import { NoticeComments } from './NoticeComments.tsx'
import classes from './NoticeItem.module.css'

export interface NoticeItemProps {
  notice: Notice
  /** The reader follows a link of the notice. */
  onOpen: () => void
  onRemove: () => void
  /** Shown after the other messages of the group. @default nothing */
  earlier?: ReactNode
}

/** One notice: a sentence with links to the actors and to the target. */
export function NoticeItem({ notice, onOpen, onRemove, earlier }: NoticeItemProps) {
  const {
    actors,
    count,
    act,
    title,
    href,
    content,
    otherComments,
    otherCommentCount,
    isRead,
    date,
  } = notice
  const [first] = actors
  const name = first?.name ?? copy.system
  return (
    <li className={classes.item} data-unread={!isRead || undefined}>
      <span className={classes.actors} data-many={actors.length > 1 || undefined}>
        {first ? (
          actors
            .slice(0, 2)
            .map((actor) => (
              <Avatar
                key={actor.href ?? actor.name}
                name={actor.name}
                src={actor.imageUrl}
                size={actors.length > 1 ? 24 : 36}
              />
            ))
        ) : (
          <Avatar name={copy.system} size={36} />
        )}
      </span>
      <div className={classes.text}>
        <p className={classes.sentence}>
          {isRead ? null : <VisuallyHidden>{copy.list.isUnread}</VisuallyHidden>}
          {actors.map((actor, at) => (
            <Fragment key={actor.href ?? actor.name}>
              {at > 0 ? copy.and : null}
              {actor.href ? (
                <SmartLink className={classes.actor} href={actor.href}>
                  <UserText>{actor.name}</UserText>
                </SmartLink>
              ) : (
                <UserText>{actor.name}</UserText>
              )}
            </Fragment>
          ))}
          {/* A notice of the system has no actors. */}
          {first && count > actors.length ? copy.andMore(count) : null} {act}{' '}
          {title && href ? (
            <SmartLink className={classes.title} href={href} onClick={onOpen}>
              <UserText>{copy.quoted(title)}</UserText>
            </SmartLink>
          ) : title ? (
            <b>
              <UserText>{title}</UserText>
            </b>
          ) : null}
        </p>
        {content ? <p className={classes.content}>{content}</p> : null}
        {otherComments.length > 0 ? (
          <details className={classes.rest}>
            <summary>{copy.list.rest(otherCommentCount)}</summary>
            <NoticeComments comments={otherComments} onOpen={onOpen} />
            {earlier}
          </details>
        ) : null}
      </div>
      <div className={classes.side}>
        {/* The day is in the heading above. */}
        <time dateTime={date} title={formatDate(date, 'full')}>
          {formatDate(date, 'clock')}
        </time>
        <PlainButton
          className={classes.remove}
          aria-label={copy.list.removeOf(name)}
          onClick={onRemove}
        >
          {copy.list.remove}
        </PlainButton>
      </div>
    </li>
  )
}
