'use client'

import { hasUploads } from '@mozhan/editor'
import { useApi, useCallFailure } from '@mozhan/session/client'
import { useRef, useState } from 'react'
import {
  type DraftFaults,
  findFaults,
  type QuestionDraft,
  toQuestionInput,
} from '../../model/question-draft.ts'
import { copy } from './copy.ts'

export interface PublishOptions {
  /** The question that is changed; absent for a new one. */
  questionId?: string
  /** Title the question has already. */
  keptTitle: string
  /** Called with the id once the question stands. */
  onPublished: (id: string) => Promise<void>
}

/** Sends a question: nothing twice, and a failure keeps everything on the page. */
export function usePublish({ questionId, keptTitle, onPublished }: PublishOptions) {
  const getApi = useApi()
  const describeFailure = useCallFailure()
  const [faults, setFaults] = useState<DraftFaults>({})
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  /** @returns what is wrong with the form, by field; nothing was sent then */
  const publish = async (draft: QuestionDraft): Promise<DraftFaults> => {
    if (isSending.current) return {}
    const found = findFaults(draft, keptTitle)
    setFaults(found)
    setMessage(undefined)
    if (Object.keys(found).length > 0) {
      setMessage(copy.publish.incomplete)
      return found
    }
    if (hasUploads(draft.content)) {
      setMessage(copy.publish.uploading)
      return {}
    }
    isSending.current = true
    setBusy(true)
    try {
      const { question } = await getApi()
      const body = toQuestionInput(draft)
      const id = questionId
        ? await question.updateQuestion({ body: { ...body, id: questionId } })
        : await question.createQuestion({ body })
      await onPublished(id)
    } catch (error) {
      setMessage(copy.publish.failed(describeFailure(error).message))
      isSending.current = false
      setBusy(false)
    }
    return {}
  }
  /** What was wrong with a field is looked at again once it changes. */
  const forget = (change: Partial<QuestionDraft>) => {
    const names = Object.keys(change)
    setFaults((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !names.includes(name))),
    )
  }
  return { publish, forget, faults, message, isBusy }
}
