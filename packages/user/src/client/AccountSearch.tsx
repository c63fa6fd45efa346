'use client'

import { accountPage } from '@mozhan/routes'
import { SearchForm } from '@mozhan/ui/form'
import { useRouter } from 'next/navigation'
import { copy } from '../copy.ts'
import type { AccountTab } from '../model/account-tab.ts'
import classes from './AccountSearch.module.css'

export interface AccountSearchProps {
  /** Tab whose list is searched. */
  tab: AccountTab
  /** Current search text. */
  search: string
  /** Kind filter, preserved by the search. */
  kind?: string
}

/** Search field for a list of the account page. */
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
