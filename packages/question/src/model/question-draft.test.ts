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
  it('finds nothing in a complete question, and everything in an empty one', () => {
    expect(findProblems(GOOD)).toEqual({})
    expect(findProblems(EMPTY_DRAFT)).toEqual({
      title: 'missing',
      content: 'missing',
      labelIds: 'missing',
    })
  })

  it.each([
    ['a title that cannot be seen', { title: '\u200b\u3164' }, { title: 'missing' }],
    ['a text that cannot be seen', { content: '\u2800' }, { content: 'missing' }],
    ['a title of 50 characters', { title: '很'.repeat(50) }, {}],
    ['one more', { title: '很'.repeat(51) }, { title: 'tooLong' }],
    ['emoji as one character each', { title: '👍🏽'.repeat(50) }, {}],
    ['five labels', { labelIds: ['1', '2', '3', '4', '5'] }, {}],
    ['six labels', { labelIds: ['1', '2', '3', '4', '5', '6'] }, { labelIds: 'tooMany' }],
  ])('takes or refuses %s', (_what, change, problems) => {
    expect(findProblems({ ...GOOD, ...change })).toEqual(problems)
  })

  it('lets an imported question keep its long title', () => {
    const title = '很'.repeat(80)
    expect(findProblems({ ...GOOD, title }, title)).toEqual({})
  })
})

it.each([undefined, null, 7, 'text', [], { title: 7, labelIds: [1, null] }])(
  'reads %j as an empty form',
  (kept) => {
    expect(parseQuestionDraft(kept)).toEqual(EMPTY_DRAFT)
  },
)

it('reads back what it kept', () => {
  for (const kept of [GOOD, { ...GOOD, textId: 'a-name' }]) {
    expect(parseQuestionDraft(JSON.parse(JSON.stringify(kept)))).toEqual(kept)
  }
})

it('takes the form from a question and gives the body of the call', () => {
  const question = buildQuestion({ title: '怎么排序 ', mdContent: '如题', labelIds: ['1'] })
  expect(toQuestionInput(toQuestionDraft(question))).toEqual({
    title: '怎么排序',
    mdContent: '如题',
    labelIds: ['1'],
  })
})
