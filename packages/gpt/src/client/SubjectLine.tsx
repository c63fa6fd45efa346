'use client'

import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import IconX from '@tabler/icons-react/icons/IconX'
import { copy } from '../copy.ts'
import type { Subject } from '../model/conversation.ts'
import { articleHref } from '../routes.ts'
import classes from './SubjectLine.module.css'

export interface SubjectLineProps {
  subject: Subject
  isMissing: boolean
  /** Removes the article. Absent once a question was asked. */
  onRemove?: (() => void) | undefined
}

/** The article that a conversation is about. */
export function SubjectLine({ subject, isMissing, onRemove }: SubjectLineProps) {
  const { about, missing, unknown, remove } = copy.subject
  return (
    <p className={classes.subject}>
      {isMissing ? (
        <span className={classes.missing}>{missing}</span>
      ) : (
        <>
          <span className={classes.about}>{about}</span>
          <SmartLink className={classes.title} href={articleHref(subject.id)}>
            <UserText>{subject.title ?? unknown}</UserText>
          </SmartLink>
        </>
      )}
      {onRemove ? (
        <button type="button" className={classes.remove} aria-label={remove} onClick={onRemove}>
          <IconX size={16} stroke={1.6} aria-hidden />
        </button>
      ) : null}
    </p>
  )
}
