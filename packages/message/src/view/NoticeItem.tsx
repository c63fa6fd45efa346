import { Avatar, formatDate, UserText, VisuallyHidden } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { PlainButton } from '@mozhan/ui/form'
import { Fragment, type ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Notice } from '../model/notice.ts'
import classes from './NoticeItem.module.css'
import { NoticeParts } from './NoticeParts.tsx'

export interface NoticeItemProps {
  notice: Notice
  /** The reader follows it to its place, or has seen it here. */
  onOpen: () => void
  onRemove: () => void
  /** Under those that stand together with it: what there is beside them. @default nothing */
  earlier?: ReactNode
}

/** One message: who did what to which, as a sentence with the people and the title as links. */
export function NoticeItem({ notice, onOpen, onRemove, earlier }: NoticeItemProps) {
  const { people, count, act, title, href, content, rest, restCount, isRead, date } = notice
  const [first] = people
  const name = first?.name ?? copy.system
  return (
    <li className={classes.item} data-unread={!isRead || undefined}>
      <span className={classes.people} data-many={people.length > 1 || undefined}>
        {first ? (
          people
            .slice(0, 2)
            .map((person) => (
              <Avatar
                key={person.href ?? person.name}
                name={person.name}
                src={person.imageUrl}
                size={people.length > 1 ? 24 : 36}
              />
            ))
        ) : (
          <Avatar name={copy.system} size={36} />
        )}
      </span>
      <div className={classes.text}>
        <p className={classes.sentence}>
          {isRead ? null : <VisuallyHidden>{copy.list.isUnread}</VisuallyHidden>}
          {people.map((person, at) => (
            <Fragment key={person.href ?? person.name}>
              {at > 0 ? copy.and : null}
              {person.href ? (
                <SmartLink className={classes.person} href={person.href}>
                  <UserText>{person.name}</UserText>
                </SmartLink>
              ) : (
                <UserText>{person.name}</UserText>
              )}
            </Fragment>
          ))}
          {/* Nobody stands before a notice of the system. */}
          {first && count > people.length ? copy.andMore(count) : null} {act}{' '}
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
        {rest.length > 0 ? (
          <details className={classes.rest}>
            <summary>{copy.list.rest(restCount)}</summary>
            <NoticeParts parts={rest} onOpen={onOpen} />
            {earlier}
          </details>
        ) : null}
      </div>
      <div className={classes.side}>
        {/* The day stands above. */}
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
