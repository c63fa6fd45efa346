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

/** Who is suggested, and for which beginning of a name. */
interface Found {
  key: string
  people: Person[]
}

const NOBODY: Person[] = []

/** Completes the name behind an @ at the caret. */
export function useMentions({ field, text, onText, suggest }: MentionsOptions) {
  const [query, setQuery] = useState<MentionQuery>()
  const [found, setFound] = useState<Found>()
  /** Index of the @ whose list was put away. */
  const [closed, setClosed] = useState<number>()
  const [active, setActive] = useState(0)
  const latest = useRef(suggest)
  latest.current = suggest
  const key = query && query.from !== closed ? query.key : undefined
  // Whoever was found for another beginning must not take its place.
  const people = found && found.key === key ? found.people : NOBODY

  useEffect(() => {
    if (key === undefined) return
    let isOld = false
    const timer = setTimeout(() => {
      // Without an answer there is simply nothing to choose from.
      latest.current(key).then(
        (suggested) => {
          if (isOld) return
          setFound({ key, people: suggested })
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
    if (!element) return
    const next = findMentionQuery(element.value, element.selectionStart)
    setQuery(next)
    setClosed((from) => (from === next?.from ? from : undefined))
  }
  const choose = (person: Person) => {
    if (!query) return
    const next = insertMention(text, query, person.username)
    onText(next.text)
    setQuery(undefined)
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
    /** There is a list, or one may come. */
    canClose: key !== undefined && (found?.key !== key || people.length > 0),
    close: () => setClosed(query?.from),
  }
}
