'use client'

import { resourceForm } from '@mozhan/routes'
import { useApi, useMember } from '@mozhan/session/client'
import { RowTools } from '@mozhan/ui/client'
import { copy } from '../copy.ts'

export interface OwnResourceToolsProps {
  id: string
}

/** What an uploader can do with a resource in the list of his own. */
export function OwnResourceTools({ id }: OwnResourceToolsProps) {
  const getApi = useApi()
  const { describeFailure } = useMember()
  return (
    <RowTools
      editHref={resourceForm.href({ id })}
      question={copy.confirm.resource}
      remove={async () => (await getApi()).resource.deleteResource({ params: { id } })}
      describeFailure={describeFailure}
    />
  )
}
