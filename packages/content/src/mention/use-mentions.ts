'use client'

import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { optionId } from './MentionList.tsx'
import { findMentionQuery, insertMention, type MentionQuery, participantsFirst } from './mention.ts'
import type { Participants, UserSuggestion } from './types.ts'

/** Debounce of the requests for suggestions. */
const DEBOUNCE_MS = 150

export interface MentionsOptions {
  field: RefObject<HTMLTextAreaElement | null>
  text: string
  onText: (text: string) => void
  suggest: (key: string) => Promise<UserSuggestion[]>
  /** They come first in the list. */
  participants: Participants
}

/** Suggestions for the beginning of a name. */
interface Found {
  key: string
  suggestions: UserSuggestion[]
}

const NONE: UserSuggestion[] = []

/**
 * Suggests users for the name after an @ at the caret of a textarea.
 * @returns props of the textarea, of an element around it, and of the `MentionList` in that element
 */
export function useMentions({ field, text, onText, suggest, participants }: MentionsOptions) {
  const [query, setQuery] = useState<MentionQuery>()
  const [found, setFound] = useState<Found>()
  /** Index of the @ whose list was closed. */
  const [closed, setClosed] = useState<number>()
  const [active, setActive] = useState(0)
  const latest = useRef({ suggest, participants })
  latest.current = { suggest, participants }
  const listId = useId()
  const key = query && query.from !== closed ? query.key : undefined
  // Suggestions for another beginning are ignored.
  const suggestions = found && found.key === key ? found.suggestions : NONE
  const activeSuggestion = suggestions[active]

  useEffect(() => {
    if (key === undefined) return
    let isStale = false
    const timer = setTimeout(() => {
      // A failed request leaves the list empty.
      latest.current.suggest(key).then(
        (suggested) => {
          if (isStale) return
          setFound({ key, suggestions: participantsFirst(suggested, latest.current.participants) })
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
  const take = (event: KeyboardEvent<HTMLElement>, act: () => void) => {
    event.preventDefault()
    // The key would otherwise also reach the field.
    event.stopPropagation()
    act()
  }
  const chooseActive = (event: KeyboardEvent<HTMLElement>) => {
    if (activeSuggestion) take(event, () => choose(activeSuggestion))
  }
  const move = (event: KeyboardEvent<HTMLElement>, step: number) => {
    if (suggestions.length === 0) return
    take(event, () => setActive((at) => (at + step + suggestions.length) % suggestions.length))
  }
  const keys = useCompositionSafeKeys({
    Enter: chooseActive,
    Tab: chooseActive,
    ArrowDown: (event) => move(event, 1),
    ArrowUp: (event) => move(event, -1),
    Escape: (event) => {
      // A list is shown or being loaded.
      const isOpen = key !== undefined && (found?.key !== key || suggestions.length > 0)
      if (isOpen) take(event, () => setClosed(query?.from))
    },
  })

  return {
    boxProps: {
      onKeyDownCapture: keys.onKeyDown,
      onCompositionEnd: keys.onCompositionEnd,
      onInput: update,
      onSelect: update,
    },
    fieldProps: {
      'aria-autocomplete': 'list',
      'aria-controls': activeSuggestion && listId,
      'aria-activedescendant': activeSuggestion && optionId(listId, activeSuggestion),
    } as const,
    listProps: {
      id: listId,
      typed: key ?? '',
      suggestions,
      participants,
      active,
      onChoose: choose,
    },
  }
}
