'use client'

import { userPage } from '@mozhan/routes'
import { Avatar, UserText } from '@mozhan/ui'
import { LoadPart, RelativeTime, SmartLink } from '@mozhan/ui/client'
import IconCheck from '@tabler/icons-react/icons/IconCheck'
import { useState } from 'react'
import { copy } from '../copy.ts'
import type { AnswerRow } from '../model/answer-thread.ts'
import { answerAnchor } from '../routes.ts'
import { AnswerActions } from './AnswerActions.tsx'
import { AnswerBody } from './AnswerBody.tsx'
import { AnswerEdit } from './AnswerEdit.tsx'
import classes from './AnswerItem.module.css'
import { AnswerVote } from './AnswerVote.tsx'
import { ReplyList } from './ReplyList.tsx'
import type { Answers } from './use-answers.ts'

export interface AnswerItemProps {
  row: AnswerRow
  askerId: string
  /** Whether the reader asked the question. */
  canAccept: boolean
  answers: Answers
  /** Id of the answer or reply in the address. */
  target?: string
}

/** An answer with votes, author, text, actions and replies. */
export function AnswerItem({ row, askerId, canAccept, answers, target }: AnswerItemProps) {
  const [isEditing, setEditing] = useState(false)
  const [replyingTo, setReplyingTo] = useState<string>()
  const { id, author, date, edited, isAccepted, isDeleted } = row
  const name = author.name || copy.anonymous
  // Another box may have been opened while the reply was sent.
  const reply = (to: string, isOpen: boolean) =>
    setReplyingTo((now) => (isOpen ? to : now === to ? undefined : now))
  // The editor needs the full text; a long answer arrives truncated.
  const edit = () =>
    (row.isCut ? answers.unfold(row) : Promise.resolve()).then(
      () => setEditing(true),
      () => undefined,
    )
  return (
    <article
      id={answerAnchor(id)}
      className={classes.answer}
      data-accepted={isAccepted || undefined}
      data-deleted={isDeleted || undefined}
      data-target={target === id || undefined}
    >
      {isDeleted ? null : (
        <div className={classes.votes}>
          <AnswerVote row={row} />
        </div>
      )}
      <div className={classes.main}>
        {isDeleted ? (
          <p className={classes.gone}>{copy.answers.deletedAnswer}</p>
        ) : (
          <>
            <header className={classes.head}>
              <SmartLink className={classes.author} href={userPage.href({ id: author.id })}>
                <Avatar name={name} src={author.imageUrl} size={28} />
                <UserText>{name}</UserText>
              </SmartLink>
              {author.id !== '' && author.id === askerId ? (
                <span className={classes.asker}>{copy.answers.asker}</span>
              ) : null}
              <a className={classes.date} href={`#${answerAnchor(id)}`} title={copy.answers.link}>
                <RelativeTime date={date} style="short" />
              </a>
              {edited ? (
                <span className={classes.date}>
                  {copy.answers.edited} <RelativeTime date={edited} style="short" />
                </span>
              ) : null}
              {isAccepted ? (
                <strong className={classes.accepted}>
                  <IconCheck size={16} stroke={2} aria-hidden />
                  {copy.answers.accepted}
                </strong>
              ) : null}
            </header>
            {isEditing ? (
              <AnswerEdit
                row={row}
                loadCurrent={() => answers.loadCurrent(id)}
                onSave={(markdown, basedOn) => answers.update(id, markdown, basedOn)}
                onDone={() => setEditing(false)}
              />
            ) : (
              <AnswerBody
                html={row.html}
                markdown={row.isCut ? `${row.markdown}…` : row.markdown}
              />
            )}
            {row.isCut && !isEditing ? (
              <LoadPart label={copy.answers.whole} onLoad={() => answers.unfold(row)} />
            ) : null}
            <AnswerActions
              row={row}
              canAccept={canAccept}
              answers={answers}
              isReplying={replyingTo === id}
              onEdit={() => void edit()}
              onReply={() => reply(id, replyingTo !== id)}
            />
          </>
        )}
      </div>
      <div className={classes.below}>
        <ReplyList
          row={row}
          askerId={askerId}
          answers={answers}
          target={target}
          replyingTo={replyingTo}
          onReply={reply}
        />
      </div>
    </article>
  )
}
