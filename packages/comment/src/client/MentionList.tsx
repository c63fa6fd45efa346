'use client'

import { Avatar, UserText } from '@mozhan/ui'
import { copy } from '../copy.ts'
import classes from './MentionList.module.css'
import type { UserSuggestion } from './use-comment-calls.ts'

export interface MentionListProps {
  id: string
  suggestions: readonly UserSuggestion[]
  active: number
  onChoose: (suggestion: UserSuggestion) => void
}

export function optionId(listId: string, suggestion: UserSuggestion): string {
  return `${listId}-${suggestion.id}`
}

/** The suggested users of a mention. The field has the focus. */
export function MentionList({ id, suggestions, active, onChoose }: MentionListProps) {
  return (
    <div id={id} role="listbox" aria-label={copy.composer.suggestions} className={classes.list}>
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
          <UserText>{suggestion.name}</UserText>
          <span className={classes.username}>{suggestion.username}</span>
        </button>
      ))}
    </div>
  )
}
