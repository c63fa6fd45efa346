import { accountPage } from '@mozhan/routes'
import { LinkTabs } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import { ACCOUNT_TABS, type AccountTab } from '../model/account-tab.ts'

export interface AccountTabsProps {
  current: AccountTab
}

/** Tabs of the account page. */
export function AccountTabs({ current }: AccountTabsProps) {
  const tabs = ACCOUNT_TABS.map((tab) => ({
    href: accountPage.href({ tab }),
    title: copy.account.tab[tab],
    isCurrent: tab === current,
  }))
  return <LinkTabs label={copy.account.tabs} tabs={tabs} />
}
