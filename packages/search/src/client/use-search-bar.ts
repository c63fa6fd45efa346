'use client'

import { focusMain, useCompositionSafeKeys } from '@mozhan/ui/client'
import { useRouter } from 'next/navigation'
import { useEffect, useId, useRef, useState } from 'react'
import { copy } from '../copy.ts'
import { type SearchState, searchHref, toKey } from '../model/search-state.ts'
import { type OptionGroup, optionId } from './OptionList.tsx'
import { noteSearch, useSearchHistory } from './use-search-history.ts'
import { useSuggestions } from './use-suggestions.ts'

const NONE = -1

/** State of the search field as a combobox: text, options and the marked option. */
export function useSearchBar(state: SearchState) {
  const router = useRouter()
  const listId = useId()
  const field = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(state.key)
  const [isWanted, setWanted] = useState(false)
  /** Text of the marked option; an index would point to another option after an update. */
  const [marked, setMarked] = useState<string>()
  /** Query that was submitted here and whose results are not shown yet. */
  const awaited = useRef<string>(undefined)
  const { history, load, clear } = useSearchHistory()
  const words = useSuggestions(text, isWanted)
  const groups = toGroups(text, history, words)
  const options = groups.flatMap((group) => group.options)
  const isOpen = isWanted && options.length > 0
  const active = marked === undefined ? NONE : options.indexOf(marked)

  // Back changes the query, and the field must follow. It does not follow a query that was submitted here, because the
  // user may have typed since.
  useEffect(() => {
    if (state.key !== awaited.current) setText(state.key)
    awaited.current = undefined
    if (state.key !== '') noteSearch(state.key)
  }, [state.key])

  const close = () => {
    setWanted(false)
    setMarked(undefined)
  }
  const submit = (typed: string) => {
    const key = toKey(typed)
    if (key === '') return
    close()
    setText(key)
    awaited.current = key
    // Moves the focus to the results, which also closes the keyboard of a phone.
    focusMain()
    router.push(searchHref({ key, kind: state.kind, sort: state.sort }))
  }
  const move = (step: number) => {
    setWanted(true)
    // The cycle contains the options and the field itself.
    const stops = options.length + 1
    setMarked(options[((active + 1 + step + stops) % stops) - 1])
  }
  const keys = useCompositionSafeKeys({
    Enter(event) {
      event.preventDefault()
      submit(options[active] ?? text)
    },
    Escape(event) {
      if (!isOpen) return focusMain()
      event.preventDefault()
      close()
    },
    ArrowDown(event) {
      event.preventDefault()
      move(1)
    },
    ArrowUp(event) {
      event.preventDefault()
      move(-1)
    },
  })

  return {
    text,
    isOpen,
    groups,
    active,
    listId,
    submit,
    clear,
    field: {
      ...keys,
      ref: field,
      value: text,
      role: 'combobox',
      'aria-expanded': isOpen,
      'aria-controls': isOpen ? listId : undefined,
      'aria-autocomplete': 'list',
      'aria-activedescendant': active === NONE ? undefined : optionId(listId, active),
      onFocus() {
        load()
        setWanted(true)
      },
      onBlur: close,
      onChange(event: { target: HTMLInputElement }) {
        setText(event.target.value)
        setWanted(true)
        setMarked(undefined)
      },
    } as const,
  }
}

function toGroups(
  text: string,
  history: readonly string[],
  words: readonly string[],
): OptionGroup[] {
  const { bar } = copy
  const isEmpty = text.trim() === ''
  const groups: OptionGroup[] = isEmpty
    ? [
        { name: bar.history, options: history, isOwn: true },
        { name: bar.hot, options: words.filter((word) => !history.includes(word)) },
      ]
    : [{ name: bar.suggestions, options: words }]
  return groups.filter(({ options }) => options.length > 0)
}
