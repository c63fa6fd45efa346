'use client'

import { memo } from 'react'
import { copy } from '../copy.ts'
import { isWithoutArticle, type Talk, type Turn, versionsOf } from '../model/talk.ts'
import { AnswerTurn } from './AnswerTurn.tsx'
import { QuestionTurn } from './QuestionTurn.tsx'
import classes from './TurnList.module.css'
import type { Room } from './talk/room.ts'

export interface TurnListProps {
  owner: string
  room: Room
  talk: Talk
  isBusy: boolean
}

/** What was said. While an answer grows, only that answer is drawn again. */
export function TurnList({ owner, room, talk, isBusy }: TurnListProps) {
  return (
    <ol className={classes.turns}>
      {talk.turns.map((turn, index) => (
        <TurnItem
          key={turn.id}
          owner={owner}
          talkId={talk.id}
          room={room}
          turn={turn}
          branches={talk.branches}
          isLast={index === talk.turns.length - 1}
          isBusy={isBusy}
          losesArticle={
            isWithoutArticle(talk.turns.slice(0, index + 1)) &&
            !isWithoutArticle(talk.turns.slice(0, index))
          }
        />
      ))}
    </ol>
  )
}

interface TurnItemProps {
  owner: string
  talkId: string
  room: Room
  turn: Turn
  /** Not read, but a change of it changes the versions of a question. */
  branches: Talk['branches']
  isLast: boolean
  isBusy: boolean
  losesArticle: boolean
}

const TurnItem = memo(function TurnItem(props: TurnItemProps) {
  const { owner, talkId, room, turn, isLast, isBusy, losesArticle } = props
  if (turn.role === 'user') {
    return (
      <li className={classes.turn} aria-label={copy.turn.question}>
        <QuestionTurn
          owner={owner}
          talkId={talkId}
          question={turn}
          versions={versionsOf(room.getState().talk, turn.id)}
          isBusy={isBusy}
          onResend={(content) => room.askAgain(turn.id, content)}
          onChoose={(index) => room.choose(turn.id, index)}
        />
      </li>
    )
  }
  return (
    <li className={classes.turn} aria-label={copy.turn.answer}>
      <AnswerTurn
        answer={turn}
        isLast={isLast}
        isBusy={isBusy}
        losesArticle={losesArticle}
        onRegenerate={room.retry}
        onResume={() => room.ask(copy.turn.resumeQuestion)}
      />
    </li>
  )
})
