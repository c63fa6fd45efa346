import { ARTICLE_STATUS } from '@mozhan/api-client/contract'
import { expect, it } from 'vitest'
import { isReadByAll } from './is-read-by-all.ts'

it('is public only when it is visible to all and approved', () => {
  const { waiting, approved, rejected } = ARTICLE_STATUS
  expect(isReadByAll({ status: approved, ispublic: 1 })).toBe(true)
  expect(isReadByAll({ status: approved, ispublic: 0 })).toBe(false)
  expect(isReadByAll({ status: waiting, ispublic: 1 })).toBe(false)
  expect(isReadByAll({ status: rejected, ispublic: 1 })).toBe(false)
})
