import { accountPage } from '@mozhan/routes'

/** Tabs of the personal centre, by their value in the address: `h` is the reading history. */
export const ACCOUNT_TABS = accountPage.query.tab
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** Tabs whose lists are searched by the server; the history is searched where it is. */
export const SEARCHED_TABS = [
  'articles',
  'private',
  'columns',
  'questions',
  'resources',
  'collects',
] as const satisfies readonly AccountTab[]

/** The tab an address names; anything unknown is the first. */
export function toAccountTab(value: string | undefined): AccountTab {
  return ACCOUNT_TABS.find((tab) => tab === value) ?? ACCOUNT_TABS[0]
}

export function isSearched(tab: AccountTab): boolean {
  return SEARCHED_TABS.some((searched) => searched === tab)
}
