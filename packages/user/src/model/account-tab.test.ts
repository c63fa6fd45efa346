import { expect, it } from 'vitest'
import { ACCOUNT_TABS, toAccountTab } from './account-tab.ts'

it('a tab is what the address names', () => {
  for (const tab of ACCOUNT_TABS) expect(toAccountTab(tab)).toBe(tab)
})

it.each([undefined, '', 'H', 'nowhere', '__proto__'])(
  'the public articles stand for %j',
  (value) => {
    expect(toAccountTab(value)).toBe('articles')
  },
)
