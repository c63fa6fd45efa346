'use client'

import { createContext, type ReactNode, useContext, useMemo, useState } from 'react'

/** What several parts of a question's page share, and may change. */
export interface Facts {
  questionId: string
  isSolved: boolean
  /** The reader has just opened it again, so that no answer is accepted any more. */
  isReopened: boolean
  setSolved: (isSolved: boolean) => void
}

export interface QuestionFactsProps {
  id: string
  /** As the page came. */
  isSolved: boolean
  children: ReactNode
}

const FactsContext = createContext<Facts | undefined>(undefined)

/** Holds how a question stands while somebody reads it: accepting an answer below changes the mark above. */
export function QuestionFacts({ id, isSolved: initial, children }: QuestionFactsProps) {
  const [changed, setChanged] = useState<boolean>()
  const isSolved = changed ?? initial
  const facts = useMemo(
    () => ({ questionId: id, isSolved, isReopened: changed === false, setSolved: setChanged }),
    [id, isSolved, changed],
  )
  return <FactsContext value={facts}>{children}</FactsContext>
}

/** @throws outside of QuestionFacts */
export function useQuestionFacts(): Facts {
  const facts = useContext(FactsContext)
  if (!facts) throw new Error('useQuestionFacts() needs <QuestionFacts> above it')
  return facts
}
