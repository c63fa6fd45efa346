'use client'

import { SearchField, VisuallyHidden } from '@mozhan/ui'
import { focusMain, useCompositionSafeKeys } from '@mozhan/ui/client'
import { useRouter } from 'next/navigation'
import type { Ref, RefObject } from 'react'
import { useRef } from 'react'
import { copy } from '../copy.ts'
import { routes, SEARCH_KIND, searchHref } from '../routes.ts'
import classes from './SearchBox.module.css'

export interface SearchBoxProps {
  /** `header` is narrow and shows its shortcut, `page` takes the available width. @default 'header' */
  size?: 'header' | 'page'
  inputRef?: Ref<HTMLInputElement>
  /** Called when the field loses the focus (also by Escape), and after submission. */
  onLeave?: () => void
  /** Element that gets the focus after Escape. @default the main part of the page */
  opener?: RefObject<HTMLElement | null>
}

/**
 * 搜索全站. Enter opens the result page, except the Enter that accepts a candidate of an input method. Without
 * scripts it is a plain form with the same address.
 */
export function SearchBox({ size = 'header', inputRef, onLeave, opener }: SearchBoxProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)

  const search = () => {
    // `SearchField` names its input `key`.
    const key = String(new FormData(form.current ?? undefined).get('key') ?? '').trim()
    // An empty query is not submitted; the field keeps the focus.
    if (!key) return
    router.push(searchHref(key))
    onLeave?.()
  }
  const keys = useCompositionSafeKeys({
    Enter: (event) => {
      event.preventDefault()
      search()
    },
    Escape: (event) => {
      event.currentTarget.blur()
      opener?.current?.focus({ preventScroll: true })
      if (document.activeElement === document.body) focusMain()
    },
  })

  return (
    <search className={classes.search}>
      <SearchField
        ref={form}
        size={size}
        action={routes.search}
        onSubmit={(event) => {
          event.preventDefault()
          search()
        }}
        input={{
          ...keys,
          onBlur: onLeave,
          ref: inputRef,
          'aria-label': copy.search.label,
          placeholder: copy.search.label,
          required: true,
        }}
      >
        <input type="hidden" name="t" value={SEARCH_KIND} />
        {size === 'header' ? (
          <kbd className={classes.key} title={copy.search.shortcut} aria-hidden>
            /
          </kbd>
        ) : null}
        <button type="submit" className={classes.submit} tabIndex={-1}>
          <VisuallyHidden>{copy.search.submit}</VisuallyHidden>
        </button>
      </SearchField>
    </search>
  )
}
