'use client'

import { useHydratedAtomValue } from '@mozhan/atoms'
import { Empty } from '@mozhan/ui'
import { LoadMore, nowAtom } from '@mozhan/ui/client'
import { Button } from '@mozhan/ui/form'
import { copy } from '../copy.ts'
import type { NoticePage } from '../model/merge-latest.ts'
import { isDiscussion, type MessageList } from '../model/message-type.ts'
import { toNoticeDays } from '../model/notice.ts'
import { DiscussionFilters } from '../view/DiscussionFilters.tsx'
import { toDayHeading } from '../view/day-heading.ts'
import { NoticeItem } from '../view/NoticeItem.tsx'
import { EarlierComments } from './EarlierComments.tsx'
import classes from './NoticeList.module.css'
import { useNotices } from './use-notices.ts'

export interface NoticeListProps {
  kind: MessageList
  first: NoticePage
}

/** A list of messages by day, the latest first, updated live. */
export function NoticeList({ kind, first }: NoticeListProps) {
  const list = useNotices(kind, first)
  const now = useHydratedAtomValue(nowAtom, undefined)
  const title = copy.tabs[isDiscussion(kind) ? 'discussion' : kind]
  const days = toNoticeDays(list.notices)
  return (
    <section className={classes.list} aria-label={title}>
      <header className={classes.bar}>
        <h2 className={classes.heading}>{title}</h2>
        {isDiscussion(kind) ? <DiscussionFilters current={kind} /> : null}
        {list.notices.some(({ isRead }) => !isRead) ? (
          <Button size="sm" variant="quiet" onClick={() => void list.readAll()}>
            {copy.list.readAll}
          </Button>
        ) : null}
      </header>
      {list.failure ? (
        <p className={classes.failure} role="alert">
          {list.failure}
        </p>
      ) : null}
      {days.length === 0 ? (
        <Empty title={copy.list.empty[kind]} description={copy.list.emptyHint} />
      ) : (
        <>
          {days.map(({ day, notices }) => (
            <section key={day}>
              <h3 className={classes.day}>{toDayHeading(day, now)}</h3>
              <ul className={classes.notices}>
                {notices.map((notice) => {
                  const handleOpen = () => {
                    if (!notice.isRead) void list.read(notice.id)
                  }
                  return (
                    <NoticeItem
                      key={notice.id}
                      notice={notice}
                      onOpen={handleOpen}
                      onRemove={() => void list.remove(notice.id)}
                      earlier={
                        notice.otherCommentCount > notice.otherComments.length ? (
                          <EarlierComments notice={notice} onOpen={handleOpen} />
                        ) : null
                      }
                    />
                  )
                })}
              </ul>
            </section>
          ))}
          {list.state === 'end' ? null : (
            <LoadMore state={list.state} onMore={() => void list.loadMore()} />
          )}
        </>
      )}
    </section>
  )
}
