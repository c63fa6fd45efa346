'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmControl } from '../ConfirmControl.tsx'
import { SmartLink } from '../SmartLink.tsx'
import { copy } from './copy.ts'
import classes from './RowTools.module.css'

export interface RowToolsProps {
  /** Address of the edit page; absent if the row cannot be edited. */
  editHref?: string
  /** Name of the delete button. @default '删除' */
  action?: string
  /** Message after the deletion. @default '已删除' */
  outcome?: string
  /** Confirmation question; absent if the deletion can be undone. */
  question?: string
  /** Deletes the row. */
  remove: () => Promise<unknown>
  /** Translates an error into a message. */
  describeFailure: (error: unknown) => string
}

/** Edit and delete buttons for the owner of a row. The list is refreshed after the deletion. */
export function RowTools({
  editHref,
  action = copy.remove,
  outcome = copy.removed,
  question,
  remove,
  describeFailure,
}: RowToolsProps) {
  const router = useRouter()
  const [isGone, setGone] = useState(false)
  const [failure, setFailure] = useState<string>()
  const act = async () => {
    setFailure(undefined)
    try {
      await remove()
      setGone(true)
      router.refresh()
    } catch (error) {
      setFailure(describeFailure(error))
    }
  }
  if (isGone) {
    return (
      <p className={classes.tools} role="status">
        {outcome}
      </p>
    )
  }
  return (
    <div className={classes.tools}>
      {editHref ? (
        <SmartLink className={classes.tool} href={editHref}>
          {copy.edit}
        </SmartLink>
      ) : null}
      {question === undefined ? (
        <button type="button" className={classes.tool} onClick={() => void act()}>
          {action}
        </button>
      ) : (
        <ConfirmControl action={action} question={question} onConfirm={act} />
      )}
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </div>
  )
}
