import { accountPage } from '@mozhan/routes'

/** Tabs of the account page by their value in the address; `h` is the reading history. */
export const ACCOUNT_TABS = accountPage.query.tab
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** Tabs that the server searches; the history is searched in the browser. */
export const SEARCHED_TABS = [
  'articles',
  'private',
  'columns',
  'questions',
  'resources',
  'collects',
] as const satisfies readonly AccountTab[]

/** Tab of an address; the first for unknown values. */
export function toAccountTab(value: string | undefined): AccountTab {
  return ACCOUNT_TABS.find((tab) => tab === value) ?? ACCOUNT_TABS[0]
}

export function isSearched(tab: AccountTab): boolean {
  return SEARCHED_TABS.some((searched) => searched === tab)
}
