'use client'

import { useRef, useState } from 'react'

export interface SubmitOptions<Draft, Faults extends object> {
  /** What is wrong with a draft, by field; nothing where it can be sent. */
  findProblems: (draft: Draft) => Faults
  /** Why it cannot be sent yet, though nothing is wrong with it. */
  findObstacle: (draft: Draft) => string | undefined
  send: (draft: Draft) => Promise<void>
  /** What is said where fields have to be mended first. */
  incomplete: string
  describeFailure: (error: unknown) => string
  /** It stays on the page after it was sent, to be sent again. @default false */
  isLasting?: boolean
}

/** Sends a form: nothing twice, and a failure keeps everything on the page. */
export function useSubmit<Draft extends object, Faults extends object>({
  findProblems,
  findObstacle,
  send,
  incomplete,
  describeFailure,
  isLasting = false,
}: SubmitOptions<Draft, Faults>) {
  const [faults, setProblems] = useState<Partial<Faults>>({})
  const [message, setMessage] = useState<string>()
  const [isBusy, setBusy] = useState(false)
  const isSending = useRef(false)

  /** @returns what is wrong with the form, by field; nothing was sent then */
  const submit = async (draft: Draft): Promise<Partial<Faults>> => {
    if (isSending.current) return {}
    const found = findProblems(draft)
    setProblems(found)
    const hasProblems = Object.keys(found).length > 0
    const obstacle = hasProblems ? incomplete : findObstacle(draft)
    setMessage(obstacle)
    if (obstacle !== undefined) return found
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
      release()
    }
    return {}
  }
  /** What was wrong with a field is looked at again once it changes. */
  const forget = (change: Partial<Draft>) => {
    setProblems((before) => {
      const kept = Object.entries(before).filter(([name]) => !(name in change))
      // Some of the same faults.
      return Object.fromEntries(kept) as Partial<Faults>
    })
  }
  return { submit, forget, faults, message, isBusy }
}
