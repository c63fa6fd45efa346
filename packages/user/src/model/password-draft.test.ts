import { expect, it } from 'vitest'
import { findPasswordProblems } from './password-draft.ts'

const GOOD = { oldPassword: 'demo', newPassword: '123456', repPassword: '123456' }

it.each([
  [{}, {}],
  [{ oldPassword: '' }, { oldPassword: 'missing' }],
  [{ newPassword: '' }, { newPassword: 'missing', repPassword: 'differs' }],
  [{ newPassword: '12345', repPassword: '12345' }, { newPassword: 'length' }],
  [{ newPassword: '春'.repeat(31), repPassword: '春'.repeat(31) }, { newPassword: 'length' }],
  [{ repPassword: '' }, { repPassword: 'missing' }],
  [{ repPassword: '123457' }, { repPassword: 'differs' }],
])('%j: %j', (change, problems) => {
  expect(findPasswordProblems({ ...GOOD, ...change })).toEqual(problems)
})
