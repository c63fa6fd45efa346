'use client'

import { DraftShelf, type DraftShelfProps } from '@mozhan/ui/form'
import { type UseUnfinishedOptions, useUnfinished } from './use-unfinished.ts'

export interface UnfinishedTextsProps<Content>
  extends UseUnfinishedOptions<Content>,
    Pick<DraftShelfProps, 'current' | 'hrefFor' | 'describeFailure'> {}

/** A writer's unfinished new texts, to go on with or to remove. */
export function UnfinishedTexts<Content>({
  current,
  hrefFor,
  describeFailure,
  ...options
}: UnfinishedTextsProps<Content>) {
  const { texts, remove } = useUnfinished(options)
  return (
    <DraftShelf
      drafts={texts}
      current={current}
      hrefFor={hrefFor}
      onRemove={remove}
      describeFailure={describeFailure}
    />
  )
}
