import 'server-only'
import { questionPage } from '@mozhan/routes'
import { loadSide } from '@mozhan/session/server'
import { SideSection, TitleLinks } from '@mozhan/ui'
import { copy } from '../copy.ts'
import type { QuestionDetail } from '../model/question-detail.ts'
import { questionsHref } from '../routes.ts'
import { loadQuestions } from './load-questions.ts'

export interface RelatedQuestionsProps {
  question: QuestionDetail
}

const MAX = 6

/** Other questions under the first label of a question. */
export async function RelatedQuestions({ question }: RelatedQuestionsProps) {
  const [label] = question.labels
  if (!label) return null
  const list = { labelId: label.id }
  const load = async () => (await loadQuestions(list, 1, MAX)).rows
  const rows = await loadSide('questions of the same label', load, [])
  const others = rows.filter(({ id }) => id !== question.id).slice(0, MAX - 1)
  if (others.length === 0) return null
  return (
    <SideSection
      title={copy.question.sameLabel(label.name)}
      more={{ href: questionsHref(list), text: copy.list.all }}
    >
      <TitleLinks hrefFor={(id) => questionPage.href({ id })} items={others} />
    </SideSection>
  )
}
