'use client'

import { Avatar } from '@mozhan/ui'
import { copy } from './copy.ts'
import classes from './MentionList.module.css'
import { splitAtKey } from './mention.ts'
import type { Participants, UserSuggestion } from './types.ts'

export interface MentionListProps {
  id: string
  /** The beginning that was typed; it is marked in the names. */
  typed: string
  suggestions: readonly UserSuggestion[]
  participants: Participants
  active: number
  onChoose: (suggestion: UserSuggestion) => void
}

export function optionId(listId: string, suggestion: UserSuggestion): string {
  return `${listId}-${suggestion.id}`
}

/** The suggested users of a mention; nothing without suggestions. The field has the focus. */
export function MentionList({
  id,
  typed,
  suggestions,
  participants,
  active,
  onChoose,
}: MentionListProps) {
  if (suggestions.length === 0) return null
  return (
    <div className={classes.float}>
      <div id={id} role="listbox" aria-label={copy.suggestions}>
        {suggestions.map((suggestion, at) => (
          <button
            key={suggestion.id}
            id={optionId(id, suggestion)}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={at === active}
            className={classes.suggestion}
            // Otherwise the field would lose the focus and the caret.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(suggestion)}
          >
            <Avatar name={suggestion.name} src={suggestion.imageUrl} size={24} />
            <span className={classes.name}>
              <Marked text={suggestion.name} typed={typed} />
            </span>
            <span className={classes.reason}>
              {participants.get(suggestion.id) ?? (
                <Marked text={suggestion.username} typed={typed} />
              )}
            </span>
          </button>
        ))}
      </div>
      <p className={classes.keys} aria-hidden>
        {copy.keys}
      </p>
    </div>
  )
}

/** A user name in its own direction, with the typed beginning marked. */
function Marked({ text, typed }: { text: string; typed: string }) {
  const [before, match, after] = splitAtKey(text, typed)
  return (
    // Replaced as a whole, because a translator of the browser may have moved the text inside.
    <bdi key={typed}>
      {before}
      {match === '' ? null : <span className={classes.match}>{match}</span>}
      {after}
    </bdi>
  )
}
