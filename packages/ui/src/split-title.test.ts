import { expect, it } from 'vitest'
import { splitTitle } from './split-title.ts'

it('breaks between words, and first after ： and ，', () => {
  expect(splitTitle('从应用日志到数据：十二个小时')).toEqual([
    ['从', '应用', '日志', '到', '数据：'],
    ['十二个', '小时'],
  ])
})

it('leaves punctuation and Latin text with their neighbours', () => {
  const parts = splitTitle('《凌晨三点》（一）、HTTP/2 与 tsc -b').flat()
  expect(parts.join('')).toBe('《凌晨三点》（一）、HTTP/2 与 tsc -b')
  expect(parts.filter((part) => /^[，。：！？、）》”\s]/.test(part))).toEqual([])
  expect(parts.filter((part) => /[（《“]$/.test(part))).toEqual([])
})

it('does not split very long titles', () => {
  const title = '很长'.repeat(200)
  expect(splitTitle(title)).toEqual([[title]])
})
