import 'server-only'
import { loadSide } from '@mozhan/session/server'
import { Empty, Page } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { channelHref } from '../routes.ts'
import { LabelGroup } from '../view/LabelGroup.tsx'
import { Narrow } from '../view/Narrow.tsx'
import { PageHead } from '../view/PageHead.tsx'
import { loadHotLabels, loadLabelGroups } from './load-lists.ts'

/** The most used labels, and all labels by channel (`/label`). */
export async function LabelListPage() {
  const [hot, groups] = await Promise.all([
    loadSide('hot labels', loadHotLabels, []),
    loadLabelGroups(),
  ])
  const { title, description, empty, emptyHint } = copy.label
  return (
    <Page>
      <Narrow>
        <PageHead title={title} description={description} />
        {hot.length > 0 ? <LabelGroup name={copy.label.hot} labels={hot} /> : null}
        {groups.length > 0 ? (
          groups.map(({ id, name, labels }) => (
            <LabelGroup key={id} name={name} href={channelHref(id)} labels={labels} />
          ))
        ) : (
          <Empty title={empty} description={emptyHint} />
        )}
      </Narrow>
    </Page>
  )
}
