'use client'

import { resourceForm, resourceList } from '@mozhan/routes'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { ConfirmControl } from '@mozhan/ui/client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { copy } from '../copy.ts'
import classes from './OwnerTools.module.css'

export interface OwnerToolsProps {
  resourceId: string
}

/** What only the uploader can do: change the resource, delete it with its file. */
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
    <div className={classes.tools}>
      <a className={classes.tool} href={resourceForm.href({ id })}>
        {copy.actions.edit}
      </a>
      <ConfirmControl
        action={copy.actions.remove}
        question={copy.confirm.resource}
        onConfirm={remove}
      />
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </div>
  )
}
