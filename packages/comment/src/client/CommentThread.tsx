'use client'

import { useSession } from '@mozhan/session/client'
import { Empty, formatCount, VisuallyHidden } from '@mozhan/ui'
import { LoadMore, useFocusFirstNew } from '@mozhan/ui/client'
import { useRef, useState } from 'react'
import { copy } from '../copy.ts'
import type { Subject } from '../model/comment-thread.ts'
import type { ThreadPart } from '../model/thread-parts.ts'
import { CommentGroup } from './CommentGroup.tsx'
import classes from './CommentThread.module.css'
import { LazyComposer } from './LazyComposer.tsx'
import { LoginCard } from './LoginCard.tsx'
import { OrderTabs } from './OrderTabs.tsx'
import { useThread } from './use-thread.ts'

export interface CommentThreadProps {
  subject: Subject
  /** User id of the author of the page. */
  ownerId: string
  /** The first part, newest first. Other parts are loaded on demand. */
  first: ThreadPart
}

/** The thread below an article or a resource. */
export function CommentThread({ subject, ownerId, first }: CommentThreadProps) {
  const { status } = useSession()
  const thread = useThread(subject, first)
  const [replying, setReplying] = useState<string>()
  const list = useRef<HTMLOListElement>(null)
  useFocusFirstNew(list, thread.topComments.length, thread.hasMore)
  const isSignedIn = status === 'signed-in'

  // Another reply form may have been opened while a reply is being sent.
  const reply = (id: string, isOpen: boolean) =>
    setReplying((now) => (isOpen ? id : now === id ? undefined : now))

  return (
    <div className={classes.thread}>
      <header className={classes.head}>
        <h2 className={classes.title}>
          {copy.title}
          <span className={classes.count}>{formatCount(thread.total)}</span>
        </h2>
        {thread.topComments.length > 1 ? (
          <OrderTabs order={thread.order} onSelect={(order) => void thread.select(order)} />
        ) : null}
      </header>
      {isSignedIn ? (
        <LazyComposer subject={subject} ownerId={ownerId} parentId="-1" thread={thread} />
      ) : (
        <LoginCard isPending={status === 'pending'} />
      )}
      <VisuallyHidden>
        <span role="status">{thread.outcome}</span>
      </VisuallyHidden>
      {thread.failure ? (
        <p className={classes.failure} role="alert">
          {thread.failure}
        </p>
      ) : null}
      {thread.topComments.length === 0 ? (
        <Empty title={copy.empty.title} description={copy.empty.description} compact />
      ) : (
        <ol ref={list} className={classes.comments}>
          {thread.topComments.map((top) => (
            <li key={top.id}>
              {top.id === thread.linked ? <p className={classes.linked}>{copy.linked}</p> : null}
              <CommentGroup
                subject={subject}
                top={top}
                ownerId={ownerId}
                thread={thread}
                replying={replying}
                onReply={reply}
              />
            </li>
          ))}
        </ol>
      )}
      {thread.hasMore ? (
        <LoadMore state={thread.moreState} onMore={() => void thread.loadMore()} />
      ) : null}
    </div>
  )
}
