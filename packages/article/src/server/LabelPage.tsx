import 'server-only'
import { isPageId, labelPage } from '@mozhan/routes'
import { Empty, FeedLayout, findLabel, LabelCloud, Page, SideSection } from '@mozhan/ui'
import { SectionTabs } from '@mozhan/ui/client'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { LabelHead } from '../view/LabelHead.tsx'
import { FeedSection } from './FeedSection.tsx'
import { loadLabelGroups } from './load-lists.ts'

export interface LabelPageProps {
  /** Segment of `/label/:id`; 404 if it is not a label. */
  id: string
  /** List of questions with the label; the tab is shown only if it is given. */
  questions?: ReactNode
}

/** Page of a label with its articles and questions. */
export async function LabelPage({ id, questions }: LabelPageProps) {
  const found = isPageId(id) ? findLabel(await loadLabelGroups(), id) : undefined
  if (!found) notFound()
  const { label, group } = found
  const articles = (
    <FeedSection
      query={{ labelId: id }}
      sortable={questions === undefined}
      empty={<Empty title={copy.label.emptyLabel} />}
    />
  )
  return (
    <Page>
      <FeedLayout
        aside={
          <SideSection title={copy.label.others}>
            <LabelCloud
              labels={group.labels}
              hrefFor={(id) => labelPage.href({ id })}
              current={id}
            />
          </SideSection>
        }
        asideLabel={copy.label.others}
      >
        <LabelHead name={label.name} />
        {questions === undefined ? (
          articles
        ) : (
          <SectionTabs
            label={copy.label.tabs}
            tabs={[
              { id: 'questions', title: copy.label.questionsTab, content: questions },
              { id: 'articles', title: copy.label.articlesTab, content: articles },
            ]}
          />
        )}
      </FeedLayout>
    </Page>
  )
}
