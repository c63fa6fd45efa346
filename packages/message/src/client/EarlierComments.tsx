'use client'

import { MAX_PAGE_SIZE, MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { Button } from '@mozhan/ui/form'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { mergeById, type Notice, type NoticeComment, toComment } from '../model/notice.ts'
import { NoticeComments } from '../view/NoticeComments.tsx'
import classes from './EarlierComments.module.css'

export interface EarlierCommentsProps {
  notice: Notice
  /** Called when the reader follows a link to a comment. */
  onOpen: () => void
}

/** Loads and shows, page by page, the comments of a notice that did not come with it. */
export function EarlierComments({ notice, onOpen }: EarlierCommentsProps) {
  const { id, kind, otherComments, otherCommentCount } = notice
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [earlier, setEarlier] = useState<NoticeComment[]>([])
  const [next, setNext] = useState<string>()
  const [isComplete, setComplete] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const loaded = mergeById(otherComments, earlier)

  const load = async () => {
    setLoading(true)
    setFailure(undefined)
    try {
      const { message } = await getApi()
      const page = await message.findMessages({
        body: {
          type: MESSAGE_TYPE[kind],
          // All comments of the group up to this notice, not grouped.
          groupOf: id,
          size: MAX_PAGE_SIZE,
          ...(next === undefined ? {} : { cursor: next }),
        },
      })
      // The group contains the notice itself.
      const others = page.records.filter((record) => record.id !== id)
      setEarlier((before) => mergeById(before, others.map(toComment)))
      setNext(page.next)
      setComplete(page.next === undefined)
    } catch (error) {
      setFailure(describeFailure(error).message)
    }
    setLoading(false)
  }

  return (
    <>
      {loaded.length > otherComments.length ? (
        <NoticeComments comments={loaded.slice(otherComments.length)} onOpen={onOpen} />
      ) : null}
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
      {isComplete || loaded.length >= otherCommentCount ? null : (
        <Button size="sm" variant="quiet" disabled={isLoading} onClick={() => void load()}>
          {copy.list.earlier(otherCommentCount - loaded.length)}
        </Button>
      )}
    </>
  )
}
