'use client'

import { MAX_CONVERSATION_TURNS } from '@mozhan/api-client/contract'
import { Button, SkeletonGroup, SkeletonText, VisuallyHidden } from '@mozhan/ui'
import IconArrowDown from '@tabler/icons-react/icons/IconArrowDown'
import { memo, useCallback, useRef } from 'react'
import { copy } from '../copy.ts'
import { isWithoutArticle, lastAnswer } from '../model/conversation.ts'
import { StartView } from '../view/StartView.tsx'
import { BlockerView } from './BlockerView.tsx'
import { Composer } from './Composer.tsx'
import classes from './ConversationPane.module.css'
import { type UseConversationOptions, useConversation } from './conversation/use-conversation.ts'
import { SubjectLine } from './SubjectLine.tsx'
import { TurnList } from './TurnList.tsx'
import { useAnnouncement } from './use-announcement.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useIsLate } from './use-is-late.ts'
import { useSiteTitles } from './use-site-titles.ts'
import { useSubjectTitle } from './use-subject-title.ts'

export interface ConversationPaneProps extends UseConversationOptions {
  /** The journal target of unsent text. */
  target: string
  /** Called after a question, so that the address can contain the id. */
  onAsked: (id: string) => void
  /** Begins a new conversation. */
  onCreate: () => void
  /** Removes the article of a new conversation. */
  onSubjectRemove: () => void
}

/** An answer that has not begun after this time is late. */
const LATE_AFTER_MS = 8000

const MemoComposer = memo(Composer)

/** A conversation: its turns and the composer. */
export function ConversationPane({
  target,
  onAsked,
  onCreate,
  onSubjectRemove,
  ...options
}: ConversationPaneProps) {
  const { controller, state } = useConversation(options)
  const { conversation, phase, blocker, failure, canRetry, returned } = state
  const scroller = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isAway, toEnd } = useFollowEnd(scroller, content)
  const announcement = useAnnouncement(phase, conversation)
  // The first event of an answer has no text yet; a model may think for minutes.
  const isWaiting =
    phase === 'waiting' || (phase === 'answering' && lastAnswer(conversation)?.content === '')
  const isLate = useIsLate(isWaiting, LATE_AFTER_MS)
  const isSubjectMissing = useSubjectTitle(controller, conversation.subject)
  const isBusy = phase === 'waiting' || phase === 'answering'
  const isEmpty = conversation.turns.length === 0
  const titles = useSiteTitles(isEmpty)
  const isUnanswered = !isBusy && conversation.turns.at(-1)?.role === 'user'

  const latest = useRef(onAsked)
  latest.current = onAsked
  const ask = useCallback(
    (text: string) => {
      const isAccepted = controller.ask(text)
      if (isAccepted) {
        latest.current(controller.getState().conversation.id)
        toEnd()
      }
      return isAccepted
    },
    [controller, toEnd],
  )
  const goToEnd = () => {
    toEnd()
    field.current?.focus({ preventScroll: true })
  }

  return (
    <div className={classes.pane}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section ref={scroller} className={classes.scroller} aria-label={copy.turn.log} tabIndex={0}>
        <div ref={content} className={classes.column}>
          {conversation.subject && !blocker ? (
            <SubjectLine
              subject={conversation.subject}
              isMissing={isSubjectMissing || isWithoutArticle(conversation.turns)}
              onRemove={isEmpty && !isBusy ? onSubjectRemove : undefined}
            />
          ) : null}
          {blocker ? (
            <BlockerView
              blocker={blocker}
              failure={failure}
              onRetry={controller.load}
              onCreate={onCreate}
            />
          ) : isEmpty && phase === 'loading' ? (
            <SkeletonGroup>
              <SkeletonText lines={4} />
            </SkeletonGroup>
          ) : isEmpty ? (
            <StartView isAbout={conversation.subject !== undefined} titles={titles} onAsk={ask} />
          ) : (
            <TurnList
              owner={options.owner}
              controller={controller}
              conversation={conversation}
              isBusy={isBusy}
            />
          )}
          {isWaiting ? (
            <p className={classes.waiting}>{isLate ? copy.turn.slow : copy.turn.waiting}</p>
          ) : null}
          {isUnanswered && !blocker ? (
            <div className={classes.unanswered}>
              <span>{failure ?? copy.turn.unanswered}</span>
              {canRetry ? (
                <Button size="sm" onClick={controller.retry}>
                  {copy.turn.retry}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      </section>
      <VisuallyHidden>
        <span role="status">{announcement}</span>
      </VisuallyHidden>
      {blocker ? null : (
        <div className={classes.foot}>
          {isAway ? (
            <button type="button" className={classes.toEnd} onClick={goToEnd}>
              <IconArrowDown size={16} stroke={1.6} aria-hidden />
              {copy.turn.toEnd}
            </button>
          ) : null}
          {failure && !isUnanswered ? (
            <p className={classes.failure} role="alert">
              {failure}
            </p>
          ) : null}
          {state.isStored ? null : <p className={classes.failure}>{copy.composer.unsaved}</p>}
          <MemoComposer
            ref={field}
            owner={options.owner}
            target={target}
            isBusy={isBusy}
            isFull={conversation.turns.length >= MAX_CONVERSATION_TURNS - 1}
            returned={returned}
            onReturned={controller.clearReturned}
            onSend={ask}
            onStop={controller.stop}
          />
        </div>
      )}
    </div>
  )
}
