'use client'

import type { LabelGroup } from '@mozhan/ui'
import { LabelPicker } from '@mozhan/ui/form'
import type { ReactNode } from 'react'
import { LABEL_LIMIT } from '../../model/resource-draft.ts'

export interface LabelPartProps {
  groups: readonly LabelGroup[]
  selected: readonly string[]
  onChange: (ids: string[]) => void
}

/** The optional labels of a resource; loaded lazily. */
export default function LabelPart(props: LabelPartProps): ReactNode {
  return <LabelPicker {...props} max={LABEL_LIMIT} isOptional />
}
