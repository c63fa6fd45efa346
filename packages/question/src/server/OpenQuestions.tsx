import 'server-only'
import { questionList } from '@mozhan/routes'
import { loadSide } from '@mozhan/session/server'
import { formatCount, SideSection } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { questionsHref } from '../routes.ts'
import { OpenQuestionList } from '../view/OpenQuestionList.tsx'
import { loadQuestions } from './load-questions.ts'

const MAX = 4

/** Questions that wait for an answer, for the home page. Renders nothing if there are none. */
export async function OpenQuestions() {
  const load = () => loadQuestions('wait', 1, MAX)
  const open = await loadSide('open questions', load, undefined)
  if (!open || open.rows.length === 0) return null
  const { waiting, allWaiting } = copy.list
  return (
    <SideSection
      title={waiting}
      href={questionList.path}
      more={{ href: questionsHref('wait'), text: allWaiting(formatCount(open.total)) }}
    >
      <OpenQuestionList questions={open.rows} />
    </SideSection>
  )
}
