'use client'

import { type RefObject, useEffect, useRef, useState } from 'react'
import { findMentionQuery, insertMention, type MentionQuery } from '../model/mention.ts'
import type { UserSuggestion } from './use-comment-calls.ts'

/** Debounce of the requests for suggestions. */
const DEBOUNCE_MS = 150

export interface MentionsOptions {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  suggest: (key: string) => Promise<UserSuggestion[]>
}

/** Suggestions for the beginning of a name. */
interface Found {
  key: string
  suggestions: UserSuggestion[]
}

const NONE: UserSuggestion[] = []

/** Suggests users for the name after an @ at the caret. */
export function useMentions({ field, text, onText, suggest }: MentionsOptions) {
  const [query, setQuery] = useState<MentionQuery>()
  const [found, setFound] = useState<Found>()
  /** Index of the @ whose list was closed. */
  const [closed, setClosed] = useState<number>()
  const [active, setActive] = useState(0)
  const latest = useRef(suggest)
  latest.current = suggest
  const key = query && query.from !== closed ? query.key : undefined
  // Suggestions for another beginning are ignored.
  const suggestions = found && found.key === key ? found.suggestions : NONE

  useEffect(() => {
    if (key === undefined) return
    let isStale = false
    const timer = setTimeout(() => {
      // A failed request leaves the list empty.
      latest.current(key).then(
        (suggested) => {
          if (isStale) return
          setFound({ key, suggestions: suggested })
          setActive(0)
        },
        () => undefined,
      )
    }, DEBOUNCE_MS)
    return () => {
      isStale = true
      clearTimeout(timer)
    }
  }, [key])

  /** Reads the caret. Call it after each change of the text or the selection. */
  const update = () => {
    const element = field.current
    if (!element) return
    const next = findMentionQuery(element.value, element.selectionStart)
    setQuery(next)
    setClosed((from) => (from === next?.from ? from : undefined))
  }
  const choose = (suggestion: UserSuggestion) => {
    if (!query) return
    const next = insertMention(text, query, suggestion.username)
    onText(next.text)
    setQuery(undefined)
    // The caret can only be set after the field has the new text.
    requestAnimationFrame(() => {
      field.current?.focus()
      field.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  return {
    suggestions,
    active,
    update,
    choose,
    chooseActive: () => {
      const suggestion = suggestions[active]
      if (suggestion) choose(suggestion)
    },
    move: (step: number) =>
      setActive((at) => (at + step + suggestions.length) % suggestions.length),
    /** A list is shown or being loaded. */
    canClose: key !== undefined && (found?.key !== key || suggestions.length > 0),
    close: () => setClosed(query?.from),
  }
}
