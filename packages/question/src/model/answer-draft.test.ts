import { expect, it } from 'vitest'
import { parseAnswerDraft, restOfAnswer, restOfChange } from './answer-draft.ts'

it('parses stored drafts, including those of versions that stored plain strings, and ignores invalid values', () => {
  expect(parseAnswerDraft('早先的答案')).toEqual({ content: '早先的答案' })
  const draft = { content: '答案', basedOn: '2026-11-20T00:00:00.000Z' }
  expect(parseAnswerDraft(draft)).toEqual(draft)
  for (const value of [null, 7, [], { content: 7, basedOn: 8 }]) {
    expect(parseAnswerDraft(value)).toEqual({ content: '' })
  }
})

it('continues with the text after a new answer, and with the full text of a change', () => {
  const sent = { content: '一。' }
  const now = { content: '一。二' }
  expect(restOfAnswer(now, sent)).toEqual({ content: '二' })
  expect(restOfChange(now, sent)).toBe(now)
  for (const restOf of [restOfAnswer, restOfChange]) {
    expect(restOf({ content: '一。\n' }, sent)).toBeUndefined()
  }
})
