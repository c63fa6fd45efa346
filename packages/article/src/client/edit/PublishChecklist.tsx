'use client'

import { VisuallyHidden } from '@mozhan/ui'
import { PlainButton } from '@mozhan/ui/form'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import IconCircle from '@tabler/icons-react/icons/IconCircle'
import type { RefObject } from 'react'
import type { Check } from '../../model/checklist.ts'
import { copy } from './copy.ts'
import classes from './PublishPanel.module.css'

export interface PublishChecklistProps {
  checks: readonly Check[]
  /** The first thing that prevents publishing. */
  firstMissing: Check | undefined
  /** Refers to the link of that thing. */
  firstLink: RefObject<HTMLButtonElement | null>
  /** Called with the thing whose field shall have the focus. */
  onGo: (id: Check['id']) => void
}

/** What the article has, and what is missing as links to its fields. */
export function PublishChecklist({ checks, firstMissing, firstLink, onGo }: PublishChecklistProps) {
  return (
    <ul className={classes.checks} aria-label={copy.checks.legend}>
      {checks.map((check) => {
        const { id, problem, isOptional, count } = check
        const text = copy.checks[id]
        if (problem === undefined) {
          return (
            <li key={id} className={classes.check}>
              <IconCheck className={classes.done} size={15} stroke={1.6} aria-hidden />
              <VisuallyHidden>{copy.checks.done}</VisuallyHidden>
              {text.done(count)}
            </li>
          )
        }
        return (
          <li key={id} className={classes.check} data-missing>
            <IconCircle className={classes.open} size={15} stroke={1.6} aria-hidden />
            <PlainButton
              ref={check === firstMissing ? firstLink : undefined}
              className={classes.link}
              onClick={() => onGo(id)}
            >
              {problem === 'missing' ? text.missing(count) : text.tooMuch(count)}
            </PlainButton>
            {isOptional ? <span className={classes.optional}>{copy.checks.optional}</span> : null}
          </li>
        )
      })}
    </ul>
  )
}
