'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { findMentionQuery, insertMention, type MentionQuery } from '../model/mention.ts'
import type { Person } from './use-comment-calls.ts'

/** ms of quiet before people are asked for. */
const PAUSE = 150

export interface MentionsOptions {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  suggest: (key: string) => Promise<Person[]>
}

/** Completes the name behind an @ at the caret. */
export function useMentions({ field, text, onText, suggest }: MentionsOptions) {
  const [query, setQuery] = useState<MentionQuery>()
  const [people, setPeople] = useState<Person[]>([])
  const [active, setActive] = useState(0)
  const latest = useRef(suggest)
  latest.current = suggest
  const key = query?.key

  useEffect(() => {
    if (key === undefined) return setPeople([])
    let isOld = false
    const timer = setTimeout(() => {
      // Without an answer there is simply nothing to choose from.
      latest.current(key).then(
        (found) => {
          if (isOld) return
          setPeople(found)
          setActive(0)
        },
        () => undefined,
      )
    }, PAUSE)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [key])

  /** Looks at the caret; to be called after each change of the text or the selection. */
  const look = () => {
    const element = field.current
    if (element) setQuery(findMentionQuery(element.value, element.selectionStart))
  }
  const choose = (person: Person) => {
    if (!query) return
    const next = insertMention(text, query, person.username)
    onText(next.text)
    setQuery(undefined)
    setPeople([])
    // The caret can only be set once the field shows the new text.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  return {
    people,
    active,
    look,
    choose,
    chooseActive: () => {
      const person = people[active]
      if (person) choose(person)
    },
    move: (step: number) => setActive((at) => (at + step + people.length) % people.length),
    close: () => setPeople([]),
  }
}
