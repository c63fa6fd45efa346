'use client'

import { useEnhanced } from '@mozhan/ui/client'
import { BODY_ID } from '../view/QuestionBody.tsx'
import { loadEnhancer } from './load-enhancer.ts'

/** Brings copy buttons, diagrams and formulas to the text of the question. */
export function BodyEnhancer() {
  useEnhanced({
    find: () => document.getElementById(BODY_ID),
    load: loadEnhancer,
    text: BODY_ID,
  })
  return null
}
