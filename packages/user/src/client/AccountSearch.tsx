'use client'

import { Button } from '@mozhan/ui'
import { useCompositionSafeKeys } from '@mozhan/ui/client'
import { useRouter } from 'next/navigation'
import { type FormEvent, useRef } from 'react'
import { copy } from '../copy.ts'
import type { AccountTab } from '../model/account-tab.ts'
import { accountHref } from '../routes.ts'
import classes from './AccountSearch.module.css'

export interface AccountSearchProps {
  /** Whose list is searched. */
  tab: AccountTab
  /** What it is searched for now. */
  search: string
  /** Narrows it as well. */
  kind?: string
}

/** The server refuses longer ones. */
const LONGEST = 100

/** Searches one's own list by title; a form of its own, so that it works without scripts. */
export function AccountSearch({ tab, search, kind }: AccountSearchProps) {
  const router = useRouter()
  const form = useRef<HTMLFormElement>(null)
  const label = copy.account.search(copy.account.tab[tab])
  // The Enter that accepts a candidate sends nothing; every other one does.
  const keys = useCompositionSafeKeys({
    Enter(event) {
      event.preventDefault()
      form.current?.requestSubmit()
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const key = String(new FormData(event.currentTarget).get('key') ?? '').trim()
    router.push(accountHref(tab, { key, kind }), { scroll: false })
  }
  return (
    <search>
      <form ref={form} className={classes.form} action="/user" onSubmit={submit}>
        <input type="hidden" name="tab" value={tab} />
        {kind ? <input type="hidden" name="kind" value={kind} /> : null}
        <input
          {...keys}
          type="search"
          name="key"
          className={classes.field}
          defaultValue={search}
          aria-label={label}
          placeholder={label}
          maxLength={LONGEST}
        />
        <Button type="submit" size="sm">
          {copy.account.find}
        </Button>
      </form>
    </search>
  )
}
