'use client'

import { useSession } from '@mozhan/session/client'
import { Button, Empty, formatCount } from '@mozhan/ui'
import { useState } from 'react'
import { copy } from '../copy.ts'
import {
  type CommentOrder,
  type CommentTopic,
  type Subject,
  sortTopics,
} from '../model/comment-thread.ts'
import classes from './CommentThread.module.css'
import { LazyComposer } from './LazyComposer.tsx'
import { LoginCard } from './LoginCard.tsx'
import { OrderTabs } from './OrderTabs.tsx'
import { Topic } from './Topic.tsx'
import { useThread } from './use-thread.ts'

export interface CommentThreadProps {
  subject: Subject
  /** Who wrote what is commented on. */
  ownerId: string
  /** The first topics, newest first; the rest is fetched when somebody wants it. */
  first: readonly CommentTopic[]
  /** Topics there are in all. */
  topics: number
  /** Comments there are in all. */
  total: number
}

/** Topics a thread grows by. */
const STEP = 20

/** The thread below an article or a resource. */
export function CommentThread({ subject, ownerId, first, topics, total }: CommentThreadProps) {
  const { status } = useSession()
  const thread = useThread({ subject, first, topics, total })
  const [order, setOrder] = useState<CommentOrder>('newest')
  const [shown, setShown] = useState(STEP)
  const [replying, setReplying] = useState<string>()
  const isSignedIn = status === 'signed-in'
  const visible = sortTopics(thread.topics, order).slice(0, Math.max(shown, thread.reach))
  const hasMore = visible.length < thread.topicCount

  const select = (next: CommentOrder) => {
    setOrder(next)
    if (next === 'oldest') void thread.loadAll()
  }
  // While an answer is on its way, another box may have been opened.
  const reply = (id: string, isOpen: boolean) =>
    setReplying((now) => (isOpen ? id : now === id ? undefined : now))
  const more = async () => {
    await thread.loadAll()
    setShown((count) => count + STEP)
  }

  return (
    <div className={classes.thread}>
      <header className={classes.head}>
        <h2 className={classes.title}>
          {copy.title}
          <span className={classes.count}>{formatCount(thread.total)}</span>
        </h2>
        {thread.topicCount > 1 ? <OrderTabs order={order} onSelect={select} /> : null}
      </header>
      {isSignedIn ? (
        <LazyComposer subject={subject} parentId="-1" thread={thread} />
      ) : (
        <LoginCard isPending={status === 'pending'} />
      )}
      {thread.failure ? (
        <p className={classes.failure} role="alert">
          {thread.failure}
        </p>
      ) : null}
      {visible.length === 0 ? (
        <Empty title={copy.empty.title} description={copy.empty.description} compact />
      ) : (
        <ol className={classes.topics}>
          {visible.map((topic) => (
            <li key={topic.id}>
              <Topic
                subject={subject}
                topic={topic}
                ownerId={ownerId}
                thread={thread}
                replying={replying}
                onReply={reply}
              />
            </li>
          ))}
        </ol>
      )}
      {hasMore ? (
        <div className={classes.more}>
          <Button disabled={thread.isLoading} onClick={() => void more()}>
            {thread.isLoading ? copy.loading : copy.more}
          </Button>
        </div>
      ) : null}
    </div>
  )
}
