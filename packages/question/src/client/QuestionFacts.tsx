'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** State shared by components of a question page. */
export interface Facts {
  questionId: string
  isSolved: boolean
  /** Whether the reader has reopened the question, so that no answer is accepted. */
  isReopened: boolean
  setSolved: (isSolved: boolean) => void
}

export interface QuestionFactsProps {
  id: string
  /** Initial value from the server. */
  isSolved: boolean
  children: ReactNode
}

const FactsContext = createContext<Facts | undefined>(undefined)

/** Provides the state of a question: accepting an answer updates the mark in the header. */
export function QuestionFacts({ id, isSolved: initial, children }: QuestionFactsProps) {
  const [changed, setChanged] = useState<boolean>()
  const isSolved = changed ?? initial
  const facts = useMemo(
    () => ({ questionId: id, isSolved, isReopened: changed === false, setSolved: setChanged }),
    [id, isSolved, changed],
  )
  return <FactsContext value={facts}>{children}</FactsContext>
}

/** @throws Error outside of QuestionFacts */
export function useQuestionFacts(): Facts {
  const facts = useContext(FactsContext)
  if (!facts) throw new Error('useQuestionFacts() needs <QuestionFacts> above it')
  return facts
}
