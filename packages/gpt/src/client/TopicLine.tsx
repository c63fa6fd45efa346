'use client'

import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import IconX from '@tabler/icons-react/icons/IconX'
import { copy } from '../copy.ts'
import type { Topic } from '../model/talk.ts'
import { articleHref } from '../routes.ts'
import classes from './TopicLine.module.css'

export interface TopicLineProps {
  topic: Topic
  isMissing: boolean
  /** Takes it back, as long as nothing was asked. */
  onRemove?: (() => void) | undefined
}

/** Which article a conversation is about. */
export function TopicLine({ topic, isMissing, onRemove }: TopicLineProps) {
  const { about, missing, unknown, remove } = copy.topic
  return (
    <p className={classes.topic}>
      {isMissing ? (
        <span className={classes.missing}>{missing}</span>
      ) : (
        <>
          <span className={classes.about}>{about}</span>
          <SmartLink className={classes.title} href={articleHref(topic.id)}>
            <UserText>{topic.title ?? unknown}</UserText>
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
