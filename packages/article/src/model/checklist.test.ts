import { expect, it } from 'vitest'
import { EMPTY_DRAFT } from './article-draft.ts'
import { findFirstMissing, toChecklist } from './checklist.ts'

const WHOLE = { ...EMPTY_DRAFT, title: '标题', content: '正文 一', labelIds: ['1'] }

it('lists four things, of which three are required', () => {
  const checks = toChecklist(EMPTY_DRAFT)
  expect(checks.map(({ id, isOptional }) => [id, isOptional])).toEqual([
    ['title', false],
    ['content', false],
    ['labelIds', false],
    ['summary', true],
  ])
  expect(findFirstMissing(checks)?.id).toBe('title')
  expect(toChecklist(WHOLE).map(({ count }) => count)).toEqual([2, 3, 1, 0])
  expect(findFirstMissing(toChecklist(WHOLE))).toBeUndefined()
})

it('asks for the source of a translation, and offers to describe pictures', () => {
  const draft = {
    ...WHOLE,
    kind: 'translated',
    content: '![](/a.png) ![图片](/b.png) ![流程](/c.png)',
  }
  const checks = toChecklist(draft)
  expect(findFirstMissing(checks)).toMatchObject({ id: 'source', problem: 'missing' })
  expect(checks.at(-1)).toMatchObject({ id: 'pictures', count: 2, isOptional: true })
  expect(findFirstMissing(toChecklist({ ...draft, source: 'https://a.test' }))).toBeUndefined()
})
