import { expect, it } from 'vitest'
import { findProfileProblems, isProfileDraft, toProfileChange } from './profile-draft.ts'

const GOOD = { nickName: '阿岚', summary: '', mobile: '13800000000', email: 'lan@example.test' }

it('accepts a complete form', () => {
  expect(findProfileProblems(GOOD)).toEqual({})
})

it.each([
  [{ nickName: ' ' }, { nickName: 'missing' }],
  [{ nickName: '\u200b\u3164' }, { nickName: 'missing' }],
  [{ nickName: '长'.repeat(31) }, { nickName: 'tooLong' }],
  [{ nickName: '👨‍👩‍👧‍👦'.repeat(30) }, {}],
  [{ summary: '长'.repeat(201) }, { summary: 'tooLong' }],
  [{ summary: '', mobile: '', email: '' }, {}],
  [{ mobile: '1380000000' }, { mobile: 'malformed' }],
  [{ mobile: '138 0000 0000' }, {}],
  [{ mobile: '１３８００００００００' }, {}],
  [{ email: 'lan' }, { email: 'malformed' }],
  [{ email: `${'a'.repeat(40)}@example.test` }, { email: 'tooLong' }],
  [{ email: ' lan＠example.test ' }, {}],
])('%j: %j', (change, problems) => {
  expect(findProfileProblems({ ...GOOD, ...change })).toEqual(problems)
})

it('normalises the input', () => {
  const typed = { ...GOOD, nickName: ' 阿岚 ', mobile: '138-0000-0000', email: 'lan＠example.test' }
  expect(toProfileChange(typed)).toEqual(GOOD)
})

it.each([null, 'text', {}, { ...GOOD, email: 7 }])('rejects the stored value %j', (value) => {
  expect(isProfileDraft(value)).toBe(false)
})
