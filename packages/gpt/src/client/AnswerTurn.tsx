'use client'

import { copyText } from '@mozhan/markdown/client'
import { Button } from '@mozhan/ui'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import IconCopy from '@tabler/icons-react/icons/IconCopy'
import IconRefresh from '@tabler/icons-react/icons/IconRefresh'
import { useEffect, useState } from 'react'
import { copy } from '../copy.ts'
import type { Turn } from '../model/conversation.ts'
import { AnswerText } from './answer/AnswerText.tsx'
import classes from './Turn.module.css'

export interface AnswerTurnProps {
  answer: Turn
  /** Only the last answer can be regenerated. */
  isLast: boolean
  isBusy: boolean
  /** The first answer for which the article could not be read. */
  losesArticle: boolean
  onRegenerate: () => void
  /** Asks the assistant to continue an interrupted answer. */
  onResume: () => void
}

const { turn } = copy

/** An answer with its status and its actions. */
export function AnswerTurn({
  answer,
  isLast,
  isBusy,
  losesArticle,
  onRegenerate,
  onResume,
}: AnswerTurnProps) {
  const { id, content, status, error, isRetryable = true } = answer
  const isRunning = status === 'running'
  return (
    <div className={classes.answer} data-running={isRunning || undefined}>
      {losesArticle ? <p className={classes.notice}>{turn.withoutArticle}</p> : null}
      {content === '' ? null : <AnswerText id={id} source={content} isOver={!isRunning} />}
      {status === 'stopped' ? <p className={classes.outcome}>{turn.stopped}</p> : null}
      {status === 'failed' ? (
        <p className={classes.outcome} data-failed>
          {error || turn.broken}
        </p>
      ) : null}
      {status === 'failed' && isRetryable && isLast && !isBusy ? (
        <div className={classes.actions}>
          <Button size="sm" onClick={onRegenerate}>
            {turn.retry}
          </Button>
          {content === '' ? null : (
            <Button size="sm" variant="quiet" onClick={onResume}>
              {turn.resume}
            </Button>
          )}
        </div>
      ) : null}
      {isRunning ? null : (
        <div className={classes.tools}>
          {content === '' ? null : <CopyButton text={content} />}
          {isLast && status !== 'failed' ? (
            <button
              type="button"
              className={classes.tool}
              aria-label={turn.regenerate}
              title={turn.regenerate}
              disabled={isBusy}
              onClick={onRegenerate}
            >
              <IconRefresh size={16} stroke={1.6} aria-hidden />
            </button>
          ) : null}
        </div>
      )}
    </div>
  )
}

/** Duration of the message after copying. */
const OUTCOME_MS = 2000

function CopyButton({ text }: { text: string }) {
  const [outcome, setOutcome] = useState<string>()
  useEffect(() => {
    if (outcome === undefined) return
    const timer = setTimeout(() => setOutcome(undefined), OUTCOME_MS)
    return () => clearTimeout(timer)
  }, [outcome])
  const handleClick = async () => {
    setOutcome((await copyText(text)) ? turn.copied : turn.copyFailed)
  }
  return (
    <>
      <button
        type="button"
        className={classes.tool}
        aria-label={turn.copy}
        title={turn.copy}
        onClick={() => void handleClick()}
      >
        {outcome === turn.copied ? (
          <IconCheck size={16} stroke={1.6} aria-hidden />
        ) : (
          <IconCopy size={16} stroke={1.6} aria-hidden />
        )}
      </button>
      <span className={classes.announcement} role="status">
        {outcome}
      </span>
    </>
  )
}
