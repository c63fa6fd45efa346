import { listGuarded } from '@mozhan/routes/site'
import { expect, it } from 'vitest'
import { config } from './proxy.ts'

it('matches exactly the screens that are defined as guarded', () => {
  expect(config.matcher.toSorted()).toEqual(listGuarded().sort())
})
