'use client'

import { useApi, useCallFailure } from '@mozhan/session/client'
import { useRef, useState } from 'react'
import { copy } from '../../copy.ts'
import { type DraftFaults, findFaults, type ResourceDraft } from '../../model/resource-draft.ts'

export interface PublishOptions {
  /** The resource that is changed; absent for a new one. */
  resourceId?: string
  /** Called with the id once the resource stands. */
  onPublished: (id: string) => void
}

/** Sends a resource: nothing twice, and a failure keeps everything on the page. */
export function usePublish({ resourceId, onPublished }: PublishOptions) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [faults, setFaults] = useState<DraftFaults>({})
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  const publish = async (draft: ResourceDraft, isUploading: boolean) => {
    if (isSending.current) return
    const found: DraftFaults = isUploading
      ? { ...findFaults(draft), file: 'missing' }
      : findFaults(draft)
    setFaults(found)
    setMessage(undefined)
    const { file, ...fields } = draft
    if (Object.keys(found).length > 0 || file === undefined) {
      setMessage(copy.form.incomplete)
      return
    }
    isSending.current = true
    setBusy(true)
    try {
      const api = await getApi()
      const body = { ...fields, ...file, point: 0, ...(resourceId ? { id: resourceId } : {}) }
      onPublished(await api.resource.saveResource({ body }))
    } catch (error) {
      setMessage(copy.form.failed(describeFailure(error).message))
      isSending.current = false
      setBusy(false)
    }
  }
  return { publish, faults, message, isBusy }
}
