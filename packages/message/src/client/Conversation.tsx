'use client'

import type { Letter } from '@mozhan/api-client/contract'
import { Empty, UserText } from '@mozhan/ui'
import { RelativeTime, SmartLink } from '@mozhan/ui/client'
import { Button } from '@mozhan/ui/form'
import { copy } from '../copy.ts'
import { messagesHref } from '../model/messages-href.ts'
import { userHref } from '../routes.ts'
import { LetterComposer } from './LetterComposer.tsx'
import classes from './Letters.module.css'
import { useLetters } from './use-letters.ts'

export interface ConversationProps {
  /** Id of the other user. */
  otherId: string
  name: string
  /** The latest first. */
  first: Letter[]
  next?: string
}

/** The letters between the reader and another user, updated live. */
export function Conversation({ otherId, name, first, next }: ConversationProps) {
  const { letters, failure, hasOlder, isLoading, loadOlder, send } = useLetters(
    otherId,
    first,
    next,
  )
  return (
    <section className={classes.conversation} aria-label={copy.letters.with(name)}>
      <header className={classes.head}>
        <SmartLink className={classes.back} href={messagesHref('letter')}>
          {copy.letters.back}
        </SmartLink>
        <SmartLink className={classes.name} href={userHref(otherId)}>
          <UserText>{name}</UserText>
        </SmartLink>
      </header>
      {hasOlder ? (
        <Button size="sm" variant="quiet" aria-busy={isLoading} onClick={() => void loadOlder()}>
          {copy.letters.older}
        </Button>
      ) : null}
      {letters.length === 0 ? (
        <Empty title={copy.letters.empty} description={copy.letters.emptyHint} compact />
      ) : null}
      <div role="log" aria-label={copy.letters.log}>
        <ol className={classes.letters}>
          {letters.map((letter) => (
            <li
              key={letter.id}
              className={classes.letter}
              data-own={letter.userId !== otherId || undefined}
            >
              <p className={classes.content}>{letter.content}</p>
              {letter.createDate ? <RelativeTime date={letter.createDate} style="short" /> : null}
            </li>
          ))}
        </ol>
      </div>
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
      <LetterComposer otherId={otherId} onSend={send} />
    </section>
  )
}
