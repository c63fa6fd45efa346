'use client'

import { useEffect, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { type Conversation, lastAnswer } from '../model/conversation.ts'
import type { Phase } from './conversation/conversation-state.ts'

const { announcements } = copy

/** The text announced by screen readers: that an answer begins and how it ended, not each piece. */
export function useAnnouncement(phase: Phase, conversation: Conversation): string {
  const before = useRef(phase)
  const [announcement, setAnnouncement] = useState('')
  const latest = useRef(conversation)
  latest.current = conversation
  useEffect(() => {
    const wasBusy = before.current === 'waiting' || before.current === 'answering'
    before.current = phase
    if (phase === 'waiting') setAnnouncement(announcements.waiting)
    if (phase === 'answering') setAnnouncement(announcements.answering)
    if (phase === 'idle' && wasBusy) setAnnouncement(describeEnd(latest.current))
  }, [phase])
  return announcement
}

function describeEnd(conversation: Conversation): string {
  const answer = lastAnswer(conversation)
  if (!answer || answer.status === 'failed') return announcements.failed
  if (answer.status === 'stopped') return announcements.stopped
  return announcements.done(Array.from(answer.content).length)
}
