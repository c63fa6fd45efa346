'use client'

import { removeDraft } from '@mozhan/api-client'
import { UnfinishedTexts, type UnfinishedTextsProps } from '@mozhan/editor/journal'
import { useApi, useCallFailure } from '@mozhan/session/client'

export type UnfinishedContentsProps<Content> = Omit<
  UnfinishedTextsProps<Content>,
  'removeSaved' | 'describeFailure'
>

/** The unfinished new texts of an author. Removing one also deletes its draft on the server. */
export function UnfinishedContents<Content>(props: UnfinishedContentsProps<Content>) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  return (
    <UnfinishedTexts
      {...props}
      removeSaved={async (id) => removeDraft(await getApi(), id)}
      describeFailure={(error) => describeFailure(error).message}
    />
  )
}
