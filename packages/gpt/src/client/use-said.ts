'use client'

import { useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { lastAnswer, type Talk } from '../model/talk.ts'
import type { Phase } from './talk/room-state.ts'

const { says } = copy

/** What a screen reader is told of an answer: that it begins and how it ended, never each piece of it. */
export function useSaid(phase: Phase, talk: Talk): string {
  const before = useRef(phase)
  const [said, setSaid] = useState('')
  const latest = useRef(talk)
  latest.current = talk
  useEffect(() => {
    const wasBusy = before.current === 'waiting' || before.current === 'answering'
    before.current = phase
    if (phase === 'waiting') setSaid(says.waiting)
    if (phase === 'answering') setSaid(says.answering)
    if (phase === 'idle' && wasBusy) setSaid(describeEnd(latest.current))
  }, [phase])
  return said
}

function describeEnd(talk: Talk): string {
  const answer = lastAnswer(talk)
  if (!answer || answer.status === 'failed') return says.failed
  if (answer.status === 'stopped') return says.stopped
  return says.done(Array.from(answer.content).length)
}
