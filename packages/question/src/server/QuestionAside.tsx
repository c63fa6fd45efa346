import 'server-only'
import { labelList, questionPage } from '@mozhan/routes'
import { loadSide } from '@mozhan/session/server'
import { LabelCloud, SideSection, TitleLinks } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { questionsHref } from '../routes.ts'
import { Guide } from '../view/Guide.tsx'
import { loadLabelGroups, loadQuestions } from './load-questions.ts'

const WAITING = 5
const LABELS = 12

/** Right column of the question list: unanswered questions, labels, and advice on asking. */
export async function QuestionAside() {
  const [waiting, groups] = await Promise.all([
    loadSide('waiting questions', async () => (await loadQuestions('wait', 1, WAITING)).rows, []),
    loadSide('labels', loadLabelGroups, []),
  ])
  const { list } = copy
  // Takes labels from every channel instead of filling up with those of the first.
  const labels = groups.flatMap((group) => group.labels.slice(0, 2)).slice(0, LABELS)
  return (
    <>
      {waiting.length > 0 ? (
        <SideSection title={list.waiting} more={{ href: questionsHref('wait'), text: list.all }}>
          <TitleLinks hrefFor={(id) => questionPage.href({ id })} items={waiting} />
        </SideSection>
      ) : null}
      {labels.length > 0 ? (
        <SideSection
          title={list.labels}
          more={{ href: labelList.path, text: list.all, label: list.allLabels }}
        >
          <LabelCloud labels={labels} hrefFor={(id) => questionsHref({ labelId: id })} />
        </SideSection>
      ) : null}
      <SideSection title={list.guide}>
        <Guide />
      </SideSection>
    </>
  )
}
