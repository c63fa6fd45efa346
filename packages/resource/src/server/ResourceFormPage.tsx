import 'server-only'
import { isApiError } from '@mozhan/api-client'
import { ResourceForm } from '@mozhan/resource/client'
import { isPageId } from '@mozhan/routes'
import { type Member, redirectOnFailure, requireSession } from '@mozhan/session/server'
import { Page, toLabelGroups } from '@mozhan/ui'
import { notFound } from 'next/navigation'
import { EMPTY_DRAFT, toResourceDraft } from '../model/resource-draft.ts'

export interface ResourceFormPageProps {
  /** Query parameter `id`: the resource to edit. */
  id: string | undefined
}

/** API code for a missing entry. */
const NOT_FOUND = 404

/** Page of the resource form. Only the uploader can open an existing resource. */
export async function ResourceFormPage({ id }: ResourceFormPageProps) {
  const member = await requireSession()
  const resource = id === undefined ? undefined : await loadOwnResource(member, id)
  const [groups, types] = await redirectOnFailure(() =>
    Promise.all([
      member.api.channel.listChannelLabels().then(toLabelGroups),
      member.api.resource.listResourceTypes(),
    ]),
  )
  return (
    <Page>
      <ResourceForm
        owner={member.me.id}
        resourceId={resource?.id}
        initial={resource ? toResourceDraft(resource) : EMPTY_DRAFT}
        groups={groups}
        types={types}
      />
    </Page>
  )
}

async function loadOwnResource({ api, me }: Member, id: string) {
  if (!isPageId(id)) notFound()
  const resource = await redirectOnFailure(async () => {
    try {
      return await api.resource.getResource({ params: { id }, query: { view: 0 } })
    } catch (error) {
      if (isApiError(error) && error.code === NOT_FOUND) return undefined
      throw error
    }
  })
  return resource?.userId === me.id ? resource : notFound()
}
