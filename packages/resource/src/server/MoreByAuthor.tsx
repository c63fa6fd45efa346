import 'server-only'
import { resourcePage } from '@mozhan/routes'
import { loadSide } from '@mozhan/session/server'
import { SideSection, TitleLinks } from '@mozhan/ui'
import { copy } from '../copy.ts'
import type { ResourceDetail } from '../model/resource-detail.ts'
import { loadMoreBy } from './load-resources.ts'

export interface MoreByAuthorProps {
  resource: ResourceDetail
}

/** Other resources of the uploader; renders nothing if there are none. */
export async function MoreByAuthor({ resource }: MoreByAuthorProps) {
  const load = () => loadMoreBy(resource.author.id, resource.id)
  const rows = await loadSide('more by the author', load, [])
  if (rows.length === 0) return null
  return (
    <SideSection title={copy.detail.more}>
      <TitleLinks items={rows} hrefFor={(id) => resourcePage.href({ id })} />
    </SideSection>
  )
}
