'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ConfirmControl } from '../ConfirmControl.tsx'
import { SmartLink } from '../SmartLink.tsx'
import { copy } from './copy.ts'
import classes from './RowTools.module.css'

export interface RowToolsProps {
  /** Where it is changed; absent where nothing can be. */
  editHref?: string
  /** What taking it away is called. @default '删除' */
  action?: string
  /** What is said once it is gone. @default '已删除' */
  outcome?: string
  /** What is asked before it is taken away; absent where that can be made up for. */
  question?: string
  /** Takes it away. */
  remove: () => Promise<unknown>
  /** The sentence for a call that failed. */
  describeFailure: (error: unknown) => string
}

/** What the owner of a row in a list can do with it. The list is asked for anew once it is gone. */
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
