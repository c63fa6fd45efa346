'use client'

import type { LetterThread } from '@mozhan/api-client/contract'
import { useApi } from '@mozhan/session/client'
import { Avatar, Empty } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import { useEffect, useState } from 'react'
import { copy } from '../copy.ts'
import { letterHref } from '../routes.ts'
import classes from './Letters.module.css'
import { useStatus } from './use-status.ts'

export interface LetterThreadsProps {
  first: LetterThread[]
}

/** Conversations by letters, the latest first. */
export function LetterThreads({ first }: LetterThreadsProps) {
  const getApi = useApi()
  const status = useStatus()
  const [threads, setThreads] = useState(first)
  const revision = status?.revision ?? JSON.stringify(status)
  useEffect(() => {
    if (revision === undefined) return
    let isCurrent = true
    getApi()
      .then((api) => api.letter.listLetterThreads({ body: { current: 1, size: 100 } }))
      // A list that could not be renewed stays as it is; the next change tries again.
      .then(
        ({ records }) => isCurrent && setThreads(records),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [revision, getApi])
  return (
    <section aria-label={copy.tabs.letter}>
      <header className={classes.head}>
        <h2 className={classes.heading}>{copy.tabs.letter}</h2>
      </header>
      {threads.length === 0 ? (
        <Empty title={copy.list.empty.letter} description={copy.list.emptyHint} />
      ) : (
        <ul className={classes.threads} aria-label={copy.tabs.letter}>
          {threads.map(({ userId = '', nickName, userImage, content, unreadCount, createDate }) => (
            <li key={userId}>
              <SmartLink className={classes.thread} href={letterHref(userId)}>
                <Avatar name={nickName || copy.someone} src={userImage} size={40} />
                <span className={classes.words}>
                  <b>{nickName || copy.someone}</b>
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
    </section>
  )
}
