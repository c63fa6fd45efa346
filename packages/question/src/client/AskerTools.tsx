'use client'

import { OWNER_TOOL, OwnerBar } from '@mozhan/content/client'
import { questionEditor, questionList } from '@mozhan/routes'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { ConfirmControl, SmartLink } from '@mozhan/ui/client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { copy } from '../copy.ts'
import { useQuestionFacts } from './QuestionFacts.tsx'

const { actions, confirm } = copy

/** Actions of the asker: edit, mark as solved, reopen, delete. */
export function AskerTools() {
  const router = useRouter()
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const { questionId: id, isSolved, setSolved } = useQuestionFacts()
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string>()

  const attempt = async (task: () => Promise<void>) => {
    setFailure(undefined)
    setBusy(true)
    try {
      await task()
    } catch (error) {
      setFailure(describeFailure(error).message)
    } finally {
      setBusy(false)
    }
  }
  const turn = () =>
    attempt(async () => {
      const { question } = await getApi()
      await (isSolved ? question.reopenQuestion : question.solveQuestion)({ params: { id } })
      setSolved(!isSolved)
      // Reopening also revokes the acceptance of an answer.
      router.refresh()
    })
  const remove = () =>
    attempt(async () => {
      const api = await getApi()
      await api.question.deleteQuestion({ params: { id } })
      router.push(questionList.path)
      router.refresh()
    })

  return (
    <OwnerBar failure={failure}>
      <button type="button" className={OWNER_TOOL} disabled={isBusy} onClick={() => void turn()}>
        {isSolved ? actions.reopen : actions.solve}
      </button>
      <SmartLink className={OWNER_TOOL} href={questionEditor.href({ id })}>
        {actions.edit}
      </SmartLink>
      <ConfirmControl action={actions.remove} question={confirm.question} onConfirm={remove} />
    </OwnerBar>
  )
}
