'use client'

import { useRef, useState } from 'react'

export interface SubmitOptions<Draft, Problems extends object> {
  /** Problems of a draft, by field; empty if it can be sent. */
  findProblems: (draft: Draft) => Problems
  /** Message if a valid draft cannot be sent yet. */
  findBlocker: (draft: Draft) => string | undefined
  send: (draft: Draft) => Promise<void>
  /** Message if fields have problems. */
  incomplete: string
  describeFailure: (error: unknown) => string
  /** The form stays usable after it was sent. @default false */
  isLasting?: boolean
}

/** Submits a form: prevents double submission, and leaves the form unchanged on failure. */
export function useSubmit<Draft extends object, Problems extends object>({
  findProblems,
  findBlocker,
  send,
  incomplete,
  describeFailure,
  isLasting = false,
}: SubmitOptions<Draft, Problems>) {
  const [problems, setProblems] = useState<Partial<Problems>>({})
  const [message, setMessage] = useState<string>()
  const [hasFailed, setFailed] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  /** @returns the problems by field, if nothing was sent */
  const submit = async (draft: Draft): Promise<Partial<Problems>> => {
    if (isSending.current) return {}
    const found = findProblems(draft)
    setProblems(found)
    const hasProblems = Object.keys(found).length > 0
    const blocker = hasProblems ? incomplete : findBlocker(draft)
    setMessage(blocker)
    setFailed(false)
    if (blocker !== undefined) return found
    isSending.current = true
    setBusy(true)
    const release = () => {
      isSending.current = false
      setBusy(false)
    }
    try {
      await send(draft)
      if (isLasting) release()
    } catch (error) {
      setMessage(describeFailure(error))
      setFailed(true)
      release()
    }
    return {}
  }
  /** Removes the problems of changed fields. */
  const forget = (change: Partial<Draft>) => {
    setProblems((before) => {
      const remaining = Object.entries(before).filter(([name]) => !(name in change))
      // A subset of the same problems.
      return Object.fromEntries(remaining) as Partial<Problems>
    })
  }
  return { submit, forget, problems, message, hasFailed, isBusy }
}
