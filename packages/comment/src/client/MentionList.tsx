'use client'

import { Avatar, UserText } from '@mozhan/ui'
import { copy } from '../copy.ts'
import classes from './MentionList.module.css'
import type { Person } from './use-comment-calls.ts'

export interface MentionListProps {
  id: string
  people: readonly Person[]
  active: number
  onChoose: (person: Person) => void
}

export function optionId(listId: string, person: Person): string {
  return `${listId}-${person.id}`
}

/** The people a name may mean; the field keeps the focus. */
export function MentionList({ id, people, active, onChoose }: MentionListProps) {
  return (
    <div id={id} role="listbox" aria-label={copy.composer.people} className={classes.list}>
      {people.map((person, at) => (
        <button
          key={person.id}
          id={optionId(id, person)}
          type="button"
          role="option"
          tabIndex={-1}
          aria-selected={at === active}
          className={classes.person}
          // The field would lose the focus, and with it its place.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(person)}
        >
          <Avatar name={person.name} src={person.imageUrl} size={24} />
          <UserText>{person.name}</UserText>
          <span className={classes.username}>{person.username}</span>
        </button>
      ))}
    </div>
  )
}
