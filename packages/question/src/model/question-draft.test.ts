import { buildQuestion } from '@mozhan/api-client/fixtures'
import { describe, expect, it } from 'vitest'
import {
  EMPTY_DRAFT,
  findProblems,
  parseQuestionDraft,
  toQuestionDraft,
  toQuestionInput,
} from './question-draft.ts'

const GOOD = { title: '怎么排序', content: '如题', labelIds: ['1'] }

describe('findProblems', () => {
  it('finds no problem in a complete question, and all problems in an empty one', () => {
    expect(findProblems(GOOD)).toEqual({})
    expect(findProblems(EMPTY_DRAFT)).toEqual({
      title: 'missing',
      content: 'missing',
      labelIds: 'missing',
    })
  })

  it.each([
    ['an invisible title', { title: '\u200b\u3164' }, { title: 'missing' }],
    ['an invisible text', { content: '\u2800' }, { content: 'missing' }],
    ['a title of 50 characters', { title: '很'.repeat(50) }, {}],
    ['one more', { title: '很'.repeat(51) }, { title: 'tooLong' }],
    ['emoji as one character each', { title: '👍🏽'.repeat(50) }, {}],
    ['five labels', { labelIds: ['1', '2', '3', '4', '5'] }, {}],
    ['six labels', { labelIds: ['1', '2', '3', '4', '5', '6'] }, { labelIds: 'tooMany' }],
  ])('validates %s', (_what, change, problems) => {
    expect(findProblems({ ...GOOD, ...change })).toEqual(problems)
  })

  it('accepts an unchanged imported title above the limit', () => {
    const title = '很'.repeat(80)
    expect(findProblems({ ...GOOD, title }, title)).toEqual({})
  })
})

it.each([undefined, null, 7, 'text', [], { title: 7, labelIds: [1, null] }])(
  'reads %j as an empty form',
  (value) => {
    expect(parseQuestionDraft(value)).toEqual(EMPTY_DRAFT)
  },
)

it('is unchanged after a round trip through JSON', () => {
  for (const saved of [GOOD, { ...GOOD, textId: 'a-name' }]) {
    expect(parseQuestionDraft(JSON.parse(JSON.stringify(saved)))).toEqual(saved)
  }
})

it('converts a question to the form and the form to a request body', () => {
  const question = buildQuestion({ title: '怎么排序 ', mdContent: '如题', labelIds: ['1'] })
  expect(toQuestionInput(toQuestionDraft(question))).toEqual({
    title: '怎么排序',
    mdContent: '如题',
    labelIds: ['1'],
  })
})
