'use client'

import { MAX_PAGE_SIZE, MESSAGE_TYPE } from '@mozhan/api-client/contract'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { Button } from '@mozhan/ui/form'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { mergeById, type Notice, type NoticePart, toPart } from '../model/notice.ts'
import { NoticeParts } from '../view/NoticeParts.tsx'
import classes from './EarlierParts.module.css'

export interface EarlierPartsProps {
  notice: Notice
  /** The reader follows a link to a comment. */
  onOpen: () => void
}

/** The comments of a notice that were not loaded with it, page by page. */
export function EarlierParts({ notice, onOpen }: EarlierPartsProps) {
  const { id, kind, rest, restCount } = notice
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [earlier, setEarlier] = useState<NoticePart[]>([])
  const [next, setNext] = useState<string>()
  const [isOver, setOver] = useState(false)
  const [isLoading, setLoading] = useState(false)
  const [failure, setFailure] = useState<string>()
  const known = mergeById(rest, earlier)

  const load = async () => {
    setLoading(true)
    setFailure(undefined)
    try {
      const { message } = await getApi()
      const page = await message.findMessages({
        body: {
          ...{ type: MESSAGE_TYPE[kind], groupOf: id, size: MAX_PAGE_SIZE },
          ...(next === undefined ? {} : { cursor: next }),
        },
      })
      const others = page.records.filter((record) => record.id !== id)
      setEarlier((before) => mergeById(before, others.map(toPart)))
      setNext(page.next)
      setOver(page.next === undefined)
    } catch (error) {
      setFailure(describeFailure(error).message)
    }
    setLoading(false)
  }

  return (
    <>
      {known.length > rest.length ? (
        <NoticeParts parts={known.slice(rest.length)} onOpen={onOpen} />
      ) : null}
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
      {isOver || known.length >= restCount ? null : (
        <Button size="sm" variant="quiet" disabled={isLoading} onClick={() => void load()}>
          {copy.list.earlier(restCount - known.length)}
        </Button>
      )}
    </>
  )
}
