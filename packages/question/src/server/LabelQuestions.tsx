import 'server-only'
import { loadSide } from '@mozhan/session/server'
import { Empty, formatCount } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import { questionsHref } from '../routes.ts'
import { MoreLine } from '../view/MoreLine.tsx'
import { QuestionList } from '../view/QuestionList.tsx'
import { loadQuestions } from './load-questions.ts'

export interface LabelQuestionsProps {
  labelId: string
}

/** Newest questions with a label, for the label page. */
export async function LabelQuestions({ labelId }: LabelQuestionsProps) {
  // Undefined if loading failed. `copy.list.missing` is the notice for that, not for an empty list.
  const questions = await loadSide('label questions', () => loadQuestions({ labelId }), undefined)
  if (!questions) {
    const { title, description } = copy.list.missing
    return <Empty title={title} description={description} />
  }
  const { rows, pages, total } = questions
  if (rows.length === 0) return <Empty title={copy.list.empty.label} />
  return (
    <>
      <QuestionList questions={rows} />
      {pages > 1 ? (
        <MoreLine>
          <SmartLink href={questionsHref({ labelId })}>
            {copy.list.more(formatCount(total))}
          </SmartLink>
        </MoreLine>
      ) : null}
    </>
  )
}

/** The number of questions with a label; undefined if it cannot be loaded. */
export async function countLabelQuestions(labelId: string): Promise<number | undefined> {
  const load = async () => (await loadQuestions({ labelId })).total
  return loadSide('number of label questions', load, undefined)
}
