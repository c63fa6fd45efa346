'use client'

import { memo } from 'react'
import { copy } from '../copy.ts'
import {
  type Conversation,
  isWithoutArticle,
  type Turn,
  versionsOf,
} from '../model/conversation.ts'
import { AnswerTurn } from './AnswerTurn.tsx'
import type { ConversationController } from './conversation/controller.ts'
import { QuestionTurn } from './QuestionTurn.tsx'
import classes from './TurnList.module.css'

export interface TurnListProps {
  owner: string
  controller: ConversationController
  conversation: Conversation
  isBusy: boolean
}

/** The turns. While an answer grows, only that answer is rendered again. */
export function TurnList({ owner, controller, conversation, isBusy }: TurnListProps) {
  return (
    <ol className={classes.turns}>
      {conversation.turns.map((turn, index) => (
        <TurnItem
          key={turn.id}
          owner={owner}
          conversationId={conversation.id}
          controller={controller}
          turn={turn}
          branches={conversation.branches}
          isLast={index === conversation.turns.length - 1}
          isBusy={isBusy}
          losesArticle={
            isWithoutArticle(conversation.turns.slice(0, index + 1)) &&
            !isWithoutArticle(conversation.turns.slice(0, index))
          }
        />
      ))}
    </ol>
  )
}

interface TurnItemProps {
  owner: string
  conversationId: string
  controller: ConversationController
  turn: Turn
  /** Not read. A change re-renders the item, because the versions of a question depend on it. */
  branches: Conversation['branches']
  isLast: boolean
  isBusy: boolean
  losesArticle: boolean
}

const TurnItem = memo(function TurnItem(props: TurnItemProps) {
  const { owner, conversationId, controller, turn, isLast, isBusy, losesArticle } = props
  if (turn.role === 'user') {
    return (
      <li className={classes.turn} aria-label={copy.turn.question}>
        <QuestionTurn
          owner={owner}
          conversationId={conversationId}
          question={turn}
          versions={versionsOf(controller.getState().conversation, turn.id)}
          isBusy={isBusy}
          onResend={(content) => controller.askAgain(turn.id, content)}
          onChoose={(index) => controller.choose(turn.id, index)}
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
        onRegenerate={controller.retry}
        onResume={() => controller.ask(copy.turn.resumeQuestion)}
      />
    </li>
  )
})
