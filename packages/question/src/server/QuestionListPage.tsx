import 'server-only'
import { isPageId } from '@mozhan/routes'
import { Empty, FeedLayout, findLabel, Page, Pagination } from '@mozhan/ui'
import { notFound } from 'next/navigation'
import { copy } from '../copy.ts'
import { FIRST_TAB, type QuestionListKey, questionsHref } from '../routes.ts'
import { ListHead } from '../view/ListHead.tsx'
import { QuestionList } from '../view/QuestionList.tsx'
import { loadLabelGroups, loadQuestions } from './load-questions.ts'
import { QuestionAside } from './QuestionAside.tsx'

export interface QuestionListPageProps {
  /** List to show; 404 for an unknown label. @default the first tab */
  list?: QuestionListKey
  /** @default 1 */
  current?: number
}

/** List of questions (`/question`). */
export async function QuestionListPage({ list = FIRST_TAB, current = 1 }: QuestionListPageProps) {
  const labelName = typeof list === 'object' ? await loadLabelName(list.labelId) : undefined
  const { rows, pages } = await loadQuestions(list, current)
  if (rows.length === 0 && current > 1) notFound()
  const { empty, emptyHint } = copy.list
  const isLabel = typeof list === 'object'
  return (
    <Page>
      <FeedLayout aside={<QuestionAside />} asideLabel={copy.list.aside}>
        <ListHead current={list} labelName={labelName} />
        {rows.length > 0 ? (
          <QuestionList questions={rows} />
        ) : (
          <Empty
            title={isLabel ? empty.label : empty[list]}
            description={list === 'wait' ? undefined : emptyHint}
          />
        )}
        <Pagination page={current} pages={pages} hrefFor={(page) => questionsHref(list, page)} />
      </FeedLayout>
    </Page>
  )
}

async function loadLabelName(id: string): Promise<string> {
  const found = isPageId(id) ? findLabel(await loadLabelGroups(), id) : undefined
  return found?.label.name ?? notFound()
}
