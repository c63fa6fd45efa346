'use client'

import { Avatar, Empty, UserText } from '@mozhan/ui'
import { LoadMore, RelativeTime, SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { ThreadPage } from '../model/merge-latest.ts'
import { letterHref } from '../routes.ts'
import classes from './Letters.module.css'
import { useLetterThreads } from './use-letter-threads.ts'

export interface LetterThreadsProps {
  first: ThreadPage
}

/** Conversations by letters, the latest first. */
export function LetterThreads({ first }: LetterThreadsProps) {
  const { threads, failure, state, loadMore } = useLetterThreads(first)
  return (
    <section aria-label={copy.tabs.letter}>
      <header className={classes.head}>
        <h2 className={classes.heading}>{copy.tabs.letter}</h2>
      </header>
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
      {threads.length === 0 ? (
        <Empty title={copy.list.empty.letter} description={copy.list.emptyHint} />
      ) : (
        <ul className={classes.threads} aria-label={copy.tabs.letter}>
          {threads.map(({ userId = '', nickName, userImage, content, unreadCount, createDate }) => (
            <li key={userId}>
              <SmartLink className={classes.thread} href={letterHref(userId)}>
                <Avatar name={nickName || copy.someone} src={userImage} size={40} />
                <span className={classes.words}>
                  <b>
                    <UserText>{nickName || copy.someone}</UserText>
                  </b>
                  <span className={classes.beginning}>{content}</span>
                </span>
                {unreadCount > 0 ? (
                  <span className={classes.unread}>{copy.unread(unreadCount)}</span>
                ) : null}
                {createDate ? (
                  <span className={classes.date}>
                    <RelativeTime date={createDate} style="short" />
                  </span>
                ) : null}
              </SmartLink>
            </li>
          ))}
        </ul>
      )}
      {state === 'end' ? null : <LoadMore state={state} onMore={() => void loadMore()} />}
    </section>
  )
}
