import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import { ACCOUNT_TABS, type AccountTab } from '../model/account-tab.ts'
import { accountHref } from '../routes.ts'
import classes from './AccountTabs.module.css'

export interface AccountTabsProps {
  current: AccountTab
}

/** The parts of the personal centre; each has an address of its own. */
export function AccountTabs({ current }: AccountTabsProps) {
  return (
    <nav className={classes.tabs} aria-label={copy.account.tabs}>
      {ACCOUNT_TABS.map((tab) => (
        <SmartLink
          key={tab}
          href={accountHref(tab)}
          scroll={false}
          aria-current={tab === current ? 'page' : undefined}
        >
          {copy.account.tab[tab]}
        </SmartLink>
      ))}
    </nav>
  )
}
