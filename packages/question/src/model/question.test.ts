import { contract } from '@mozhan/api-client/contract'
import { buildQuestion } from '@mozhan/api-client/fixtures'
import { questionPage } from '@mozhan/routes'
import { expect, it } from 'vitest'
import { questionsHref } from '../routes.ts'
import { isRevised, toQuestionDetail, viewCountPath } from './question-detail.ts'
import { toQuestionRow } from './question-row.ts'

it('converts a question to a row with at most three labels', () => {
  const labelList = ['1', '2', '3', '4'].map((id) => ({ id, name: id }))
  const row = toQuestionRow(buildQuestion({ title: ' 怎么排序 ', status: 2, reply: 4, labelList }))
  expect(row).toMatchObject({ title: '怎么排序', isSolved: true, answers: 4 })
  expect(row.labels).toHaveLength(3)
})

it('reports an edit only beyond the tolerance', () => {
  const revisedAt = (updateDate: string) =>
    isRevised(toQuestionDetail(buildQuestion({ createDate: '2026-11-20T00:00:00Z', updateDate })))
  expect(revisedAt('2026-11-20T00:30:00Z')).toBe(false)
  expect(revisedAt('2026-11-20T02:00:00Z')).toBe(true)
})

it('builds the addresses of lists; the first list has no query', () => {
  expect(questionsHref()).toBe('/question')
  expect(questionsHref('hot', 2)).toBe('/question?page=2')
  expect(questionsHref('wait', 3)).toBe('/question?tab=wait&page=3')
  expect(questionsHref({ labelId: '7' }, 2)).toBe('/question?label=7&page=2')
  expect(questionPage.href({ id: '42' })).toBe('/question/42')
})

it('the path of the view counter equals the path in the contract', () => {
  const { method, path } = contract.question.addView
  expect(method).toBe('PUT')
  expect(viewCountPath('7')).toBe(path.replace(':id', '7'))
})
