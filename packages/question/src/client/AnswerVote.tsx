'use client'

import { RAIL_ICON } from '@mozhan/ui'
import IconThumbUp from '@tabler/icons-react/icons/IconThumbUp'
import IconThumbUpFilled from '@tabler/icons-react/icons/IconThumbUpFilled'
import { copy } from '../copy.ts'
import type { AnswerRow } from '../model/answer-thread.ts'
import { SwitchControl } from './SwitchControl.tsx'

export interface AnswerVoteProps {
  row: AnswerRow
}

const { vote, unvote, signInToVote } = copy.answers
const LABELS = { act: vote, undo: unvote, ask: signInToVote }

/** Votes for an answer, at once and for good. */
export function AnswerVote({ row: { id, likes, isLiked = false } }: AnswerVoteProps) {
  return (
    <SwitchControl
      known={{ isOn: isLiked, count: likes }}
      send={(api, isOn) => api.answer.setThumb({ params: { id, value: isOn ? 1 : -1 } })}
      icons={{
        off: <IconThumbUp {...RAIL_ICON} />,
        on: <IconThumbUpFilled size={RAIL_ICON.size} />,
      }}
      labels={LABELS}
    />
  )
}
