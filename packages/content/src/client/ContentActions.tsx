'use client'

import { ShareButton } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import classes from './ContentActions.module.css'
import type { ContentKind } from './content-kind.ts'
import { MarkControl } from './MarkControl.tsx'
import { useOwnState } from './use-own-state.ts'

export interface ContentActionsProps {
  kind: Exclude<ContentKind, 'article'>
  id: string
  title: string
  likes: number
  collects: number
  label: string
  /** Actions of the owner. */
  ownerTools: ReactNode
}

/** The actions on a question or a resource. */
export function ContentActions({
  kind,
  id,
  title,
  likes,
  collects,
  label,
  ownerTools,
}: ContentActionsProps) {
  const own = useOwnState(kind, id)
  return (
    <section className={classes.actions} data-kind={kind} aria-label={label}>
      <MarkControl mark="like" kind={kind} id={id} count={likes} />
      <MarkControl mark="collect" kind={kind} id={id} count={collects} />
      <ShareButton title={title} />
      {own?.isOwner ? ownerTools : null}
    </section>
  )
}
