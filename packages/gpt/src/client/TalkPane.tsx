'use client'

import { MAX_CONVERSATION_TURNS } from '@mozhan/api-client/contract'
import { Button, SkeletonGroup, SkeletonText, VisuallyHidden } from '@mozhan/ui'
import IconArrowDown from '@tabler/icons-react/icons/IconArrowDown'
import { memo, useCallback, useRef } from 'react'
import { copy } from '../copy.ts'
import { isWithoutArticle } from '../model/talk.ts'
import { StartView } from '../view/StartView.tsx'
import { Composer } from './Composer.tsx'
import { ObstacleView } from './ObstacleView.tsx'
import classes from './TalkPane.module.css'
import { TopicLine } from './TopicLine.tsx'
import { TurnList } from './TurnList.tsx'
import { type UseRoomOptions, useRoom } from './talk/use-room.ts'
import { useFollowEnd } from './use-follow-end.ts'
import { useIsLate } from './use-is-late.ts'
import { useSaid } from './use-said.ts'
import { useTopicTitle } from './use-topic.ts'

export interface TalkPaneProps extends UseRoomOptions {
  /** What unsent text belongs to. */
  target: string
  /** Something was said: the address may name the talk. */
  onBegun: (id: string) => void
  /** Begins another talk. */
  onCreate: () => void
  /** The next question is not about the article any more. */
  onTopicGone: () => void
}

/** ms after which an answer that has not begun is late. */
const USUAL = 8000

const QuietComposer = memo(Composer)

/** A conversation: what was said, and where the next question is written. */
export function TalkPane({ target, onBegun, onCreate, onTopicGone, ...options }: TalkPaneProps) {
  const { room, state } = useRoom(options)
  const { talk, phase, obstacle, failure, canRetry, returned } = state
  const scroller = useRef<HTMLElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  const { isAway, toEnd } = useFollowEnd(scroller, content)
  const said = useSaid(phase, talk)
  const isLate = useIsLate(phase === 'waiting', USUAL)
  const isTopicMissing = useTopicTitle(room, talk.topic)
  const isBusy = phase === 'waiting' || phase === 'answering'
  const isEmpty = talk.turns.length === 0
  const isUnanswered = !isBusy && talk.turns.at(-1)?.role === 'user'

  const latest = useRef(onBegun)
  latest.current = onBegun
  const ask = useCallback(
    (text: string) => {
      const isTaken = room.ask(text)
      if (isTaken) {
        latest.current(room.getState().talk.id)
        toEnd()
      }
      return isTaken
    },
    [room, toEnd],
  )
  const goToEnd = () => {
    toEnd()
    field.current?.focus({ preventScroll: true })
  }

  return (
    <div className={classes.pane}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by keyboard, too */}
      <section ref={scroller} className={classes.scroller} aria-label={copy.turn.log} tabIndex={0}>
        <div ref={content} className={classes.column}>
          {talk.topic && !obstacle ? (
            <TopicLine
              topic={talk.topic}
              isMissing={isTopicMissing || isWithoutArticle(talk.turns)}
              onRemove={isEmpty && !isBusy ? onTopicGone : undefined}
            />
          ) : null}
          {obstacle ? (
            <ObstacleView
              obstacle={obstacle}
              failure={failure}
              onRetry={room.load}
              onCreate={onCreate}
            />
          ) : isEmpty && phase === 'loading' ? (
            <SkeletonGroup>
              <SkeletonText lines={4} />
            </SkeletonGroup>
          ) : isEmpty ? (
            <StartView isAbout={talk.topic !== undefined} onAsk={ask} />
          ) : (
            <TurnList owner={options.owner} room={room} talk={talk} isBusy={isBusy} />
          )}
          {phase === 'waiting' ? (
            <p className={classes.waiting}>{isLate ? copy.turn.slow : copy.turn.waiting}</p>
          ) : null}
          {isUnanswered && !obstacle ? (
            <div className={classes.unanswered}>
              <span>{failure ?? copy.turn.unanswered}</span>
              {canRetry ? (
                <Button size="sm" onClick={room.retry}>
                  {copy.turn.retry}
                </Button>
              ) : null}
            </div>
          ) : null}
        </div>
      </section>
      <VisuallyHidden>
        <span role="status">{said}</span>
      </VisuallyHidden>
      {obstacle ? null : (
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
          {state.isKept ? null : <p className={classes.failure}>{copy.composer.unsaved}</p>}
          <QuietComposer
            ref={field}
            owner={options.owner}
            target={target}
            isBusy={isBusy}
            isFull={talk.turns.length >= MAX_CONVERSATION_TURNS - 1}
            returned={returned}
            onReturned={room.takeReturned}
            onSend={ask}
            onStop={room.stop}
          />
        </div>
      )}
    </div>
  )
}
