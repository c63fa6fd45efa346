import { buildAdvert } from '@mozhan/api-client/fixtures'
import { expect, it } from 'vitest'
import { toAdvertBox } from './advert-box.ts'
import { articleIdOf, firstSentence } from './lead-story.ts'

it.each([
  ['/article/12', '12'],
  ['/column/12', undefined],
  ['https://example.test/article/12', undefined],
])('finds the article of %s', (advertUrl, id) => {
  expect(articleIdOf(toAdvertBox(buildAdvert({ advertUrl })))).toBe(id)
})

it('takes one sentence of at most 60 characters', () => {
  expect(firstSentence('日志里没有异常。时间花在了别处。')).toBe('日志里没有异常。')
  expect(firstSentence('没有句号')).toBe('没有句号')
  expect(firstSentence('长'.repeat(100))).toBe(`${'长'.repeat(59)}…`)
  expect(firstSentence('👩‍💻'.repeat(60))).toBe('👩‍💻'.repeat(60))
})
