import 'server-only'
import { isPageId, labelPage } from '@mozhan/routes'
import {
  Empty,
  FeedLayout,
  findLabel,
  formatCount,
  LabelCloud,
  Page,
  SideSection,
} from '@mozhan/ui'
import { SectionTabs } from '@mozhan/ui/client'
import { notFound } from 'next/navigation'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import { LabelHead } from '../view/LabelHead.tsx'
import { FeedSection } from './FeedSection.tsx'
import { loadFeedPage, loadLabelGroups } from './load-lists.ts'

export interface LabelPageProps {
  /** Segment of `/label/:id`; 404 if it is not a label. */
  id: string
  /** List of questions with the label; the tab is shown only if it is given. */
  questions?: ReactNode
  /** Number of questions with the label, after the title of the tab. */
  questionCount?: number
}

/** Page of a label with its articles and questions. */
export async function LabelPage({ id, questions, questionCount }: LabelPageProps) {
  const found = isPageId(id) ? findLabel(await loadLabelGroups(), id) : undefined
  if (!found) notFound()
  const { label, group } = found
  const count = (await loadFeedPage({ labelId: id })).total
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
        <LabelHead id={id} name={label.name} articles={count} questions={questionCount} />
        {questions === undefined ? (
          articles
        ) : (
          <SectionTabs
            label={copy.label.tabs}
            initial={questionCount === 0 && count > 0 ? 'articles' : 'questions'}
            tabs={[
              {
                id: 'questions',
                title: copy.label.questionsTab,
                count: questionCount === undefined ? undefined : formatCount(questionCount),
                content: questions,
              },
              {
                id: 'articles',
                title: copy.label.articlesTab,
                count: formatCount(count),
                content: articles,
              },
            ]}
          />
        )}
      </FeedLayout>
    </Page>
  )
}
