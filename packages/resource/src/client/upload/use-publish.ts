'use client'

import { useApi, useCallFailure } from '@mozhan/session/client'
import { useSubmit } from '@mozhan/ui/form'
import { copy } from '../../copy.ts'
import { type DraftProblems, findProblems, type ResourceDraft } from '../../model/resource-draft.ts'

export interface PublishOptions {
  /** Id of the resource to update; absent for a new one. */
  resourceId?: string
  /** Whether a file is being uploaded, which blocks publishing. */
  isUploading: boolean
  /** Called with the id once the resource is stored. */
  onPublished: (id: string, sent: ResourceDraft) => void
}

/** Validates and publishes a resource. */
export function usePublish({ resourceId, isUploading, onPublished }: PublishOptions) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  return useSubmit<ResourceDraft, DraftProblems>({
    findProblems: (draft) =>
      isUploading ? { ...findProblems(draft), file: 'missing' } : findProblems(draft),
    findBlocker: () => undefined,
    incomplete: copy.form.incomplete,
    describeFailure: (error) => copy.form.failed(describeFailure(error).message),
    async send(draft) {
      const { file, ...fields } = draft
      // Unreachable without a file, because validation reports it.
      if (file === undefined) return
      const { resource } = await getApi()
      const body = { ...fields, ...file, point: 0, ...(resourceId ? { id: resourceId } : {}) }
      onPublished(await resource.saveResource({ body }), draft)
    },
  })
}
