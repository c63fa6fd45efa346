'use client'

import { OWNER_TOOL, OwnerBar } from '@mozhan/content/client'
import { resourceForm, resourceList } from '@mozhan/routes'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { ConfirmControl } from '@mozhan/ui/client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { copy } from '../copy.ts'

export interface OwnerToolsProps {
  resourceId: string
}

/** Actions of the uploader: edit the resource, or delete it with its file. */
export function OwnerTools({ resourceId: id }: OwnerToolsProps) {
  const router = useRouter()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [failure, setFailure] = useState<string>()
  const remove = async () => {
    setFailure(undefined)
    try {
      const api = await getApi()
      await api.resource.deleteResource({ params: { id } })
      router.push(resourceList.path)
      router.refresh()
    } catch (error) {
      setFailure(describeFailure(error).message)
    }
  }
  return (
    <OwnerBar failure={failure}>
      <a className={OWNER_TOOL} href={resourceForm.href({ id })}>
        {copy.actions.edit}
      </a>
      <ConfirmControl
        action={copy.actions.remove}
        question={copy.confirm.resource}
        onConfirm={remove}
      />
    </OwnerBar>
  )
}
