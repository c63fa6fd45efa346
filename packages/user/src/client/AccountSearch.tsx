'use client'

import { accountPage } from '@mozhan/routes'
import { SearchForm } from '@mozhan/ui/form'
import { useRouter } from 'next/navigation'
import { copy } from '../copy.ts'
import type { AccountTab } from '../model/account-tab.ts'
import classes from './AccountSearch.module.css'

export interface AccountSearchProps {
  /** Whose list is searched. */
  tab: AccountTab
  /** What it is searched for now. */
  search: string
  /** Narrows it as well. */
  kind?: string
}

/** Searches one's own list by title. */
export function AccountSearch({ tab, search, kind }: AccountSearchProps) {
  const router = useRouter()
  return (
    <div className={classes.search}>
      <SearchForm
        action={accountPage.path}
        name="key"
        value={search}
        label={copy.account.search(copy.account.tab[tab])}
        submitLabel={copy.account.find}
        hidden={{ tab, kind }}
        onSearch={(key) => router.push(accountPage.href({ tab, key, kind }), { scroll: false })}
      />
    </div>
  )
}
