'use client'

import { useApi, useMember } from '@mozhan/session/client'
import { RAIL_ICON } from '@mozhan/ui'
import { SwitchControl } from '@mozhan/ui/client'
import IconThumbUp from '@tabler/icons-react/icons/IconThumbUp'
import IconThumbUpFilled from '@tabler/icons-react/icons/IconThumbUpFilled'
import { copy } from '../copy.ts'
import type { AnswerRow } from '../model/answer-thread.ts'

export interface AnswerVoteProps {
  row: AnswerRow
}

const { vote, unvote, signInToVote } = copy.answers
const LABELS = { act: vote, undo: unvote, ask: signInToVote }

/** Vote button of an answer with optimistic update. */
export function AnswerVote({ row: { id, likes, isLiked = false } }: AnswerVoteProps) {
  const member = useMember()
  const getApi = useApi()
  return (
    <SwitchControl
      member={member}
      known={{ isOn: isLiked, count: likes }}
      send={async (isOn) =>
        (await getApi()).answer.setThumb({ params: { id, value: isOn ? 1 : -1 } })
      }
      icons={{
        off: <IconThumbUp {...RAIL_ICON} />,
        on: <IconThumbUpFilled size={RAIL_ICON.size} />,
      }}
      labels={LABELS}
    />
  )
}
