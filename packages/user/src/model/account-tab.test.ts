import { expect, it } from 'vitest'
import { ACCOUNT_TABS, toAccountTab } from './account-tab.ts'

it('reads the tab of the address', () => {
  for (const tab of ACCOUNT_TABS) expect(toAccountTab(tab)).toBe(tab)
})

it.each([undefined, '', 'H', 'nowhere', '__proto__'])(
  'falls back to the public articles for %j',
  (value) => {
    expect(toAccountTab(value)).toBe('articles')
  },
)
