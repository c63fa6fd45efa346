'use client'

import { DraftList, type DraftListProps } from '@mozhan/ui/form'
import { type UseUnfinishedOptions, useUnfinished } from './use-unfinished.ts'

export interface UnfinishedTextsProps<Content>
  extends UseUnfinishedOptions<Content>,
    Pick<DraftListProps, 'current' | 'hrefFor' | 'describeFailure'> {}

/** The author's unfinished new texts, to continue or to remove. */
export function UnfinishedTexts<Content>({
  current,
  hrefFor,
  describeFailure,
  ...options
}: UnfinishedTextsProps<Content>) {
  const { texts, remove } = useUnfinished(options)
  return (
    <DraftList
      drafts={texts}
      current={current}
      hrefFor={hrefFor}
      onRemove={remove}
      describeFailure={describeFailure}
    />
  )
}
