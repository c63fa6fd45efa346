/** Tabs of the personal centre, by their value in the address (spec §2: `tab=h` is the reading history). */
export const ACCOUNT_TABS = ['articles', 'private', 'columns', 'h'] as const
export type AccountTab = (typeof ACCOUNT_TABS)[number]

/** The tab an address names; anything unknown is the first. */
export function toAccountTab(value: string | undefined): AccountTab {
  return ACCOUNT_TABS.find((tab) => tab === value) ?? ACCOUNT_TABS[0]
}
