'use client'

import { BODY_ID } from '../view/QuestionBody.tsx'
import { useEnhanced } from './use-enhanced.ts'

/** Brings copy buttons, diagrams and formulas to the text of the question. */
export function BodyEnhancer() {
  useEnhanced(() => document.getElementById(BODY_ID), BODY_ID)
  return null
}
