'use client'

import { useApi, useMember } from '@mozhan/session/client'
import { RowTools } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { CollectKind } from '../model/collect-row.ts'

export interface CollectToolsProps {
  id: string
  kind: CollectKind
}

/** Button that removes an entry from the collection. */
export function CollectTools({ id, kind }: CollectToolsProps) {
  const getApi = useApi()
  const { describeFailure } = useMember()
  return (
    <RowTools
      action={copy.collects.remove}
      outcome={copy.collects.removed}
      remove={async () => (await getApi())[kind].setCollect({ params: { id, value: -1 } })}
      describeFailure={describeFailure}
    />
  )
}
