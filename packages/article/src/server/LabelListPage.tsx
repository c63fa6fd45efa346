import 'server-only'
import { Empty, Page } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { LabelGroup } from '../view/LabelGroup.tsx'
import { Narrow } from '../view/Narrow.tsx'
import { PageHead } from '../view/PageHead.tsx'
import { loadLabelGroups } from './load-lists.ts'

/** All labels by channel (`/label`). */
export async function LabelListPage() {
  const groups = await loadLabelGroups()
  const { title, description, empty, emptyHint } = copy.label
  return (
    <Page>
      <Narrow>
        <PageHead title={title} description={description} />
        {groups.length > 0 ? (
          groups.map((group) => <LabelGroup key={group.id} group={group} />)
        ) : (
          <Empty title={empty} description={emptyHint} />
        )}
      </Narrow>
    </Page>
  )
}
