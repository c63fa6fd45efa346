'use client'

import { useScrollToCurrent } from '@mozhan/ui/client'
import { MessageNav, type MessageNavProps } from '../view/MessageNav.tsx'
import classes from './LiveMessageNav.module.css'
import { ReadAllKinds } from './ReadAllKinds.tsx'
import { useStatus } from './use-status.ts'

/** The navigation with unread counts that are updated live, and a button that marks all messages as read. */
export function LiveMessageNav({ counts, current }: MessageNavProps) {
  const status = useStatus()
  const row = useScrollToCurrent(current)
  const unread = status?.counts ?? counts ?? {}
  return (
    <>
      <MessageNav ref={row} current={current} counts={unread} />
      {Object.values(unread).some((count) => count > 0) ? (
        <div className={classes.readAll}>
          <ReadAllKinds />
        </div>
      ) : null}
    </>
  )
}
