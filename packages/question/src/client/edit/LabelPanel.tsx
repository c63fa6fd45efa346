'use client'

import type { LabelGroup } from '@mozhan/ui'
import { LabelPicker } from '@mozhan/ui/form'
import { LABEL_LIMIT } from '../../model/question-draft.ts'
import { copy } from './copy.ts'
import classes from './LabelRow.module.css'

export interface LabelPanelProps {
  id: string
  groups: readonly LabelGroup[]
  selected: readonly string[]
  onChange: (ids: string[]) => void
  problem?: string
}

/** Label picker of the expanded label row; loaded lazily. */
export default function LabelPanel({ id, ...picker }: LabelPanelProps) {
  return (
    <section id={id} className={classes.panel} aria-label={copy.labels.panel}>
      <LabelPicker {...picker} max={LABEL_LIMIT} />
    </section>
  )
}
