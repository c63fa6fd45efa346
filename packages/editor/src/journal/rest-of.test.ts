import { expect, it } from 'vitest'
import { restOf } from './rest-of.ts'

it('is nothing where nothing was typed since, or only white space', () => {
  expect(restOf('第一句。', '第一句。', '')).toBeUndefined()
  expect(restOf('第一句。\n', '第一句。', '')).toBeUndefined()
  expect(restOf('改过的。\n', '改过的。', '原来的')).toBeUndefined()
})

it('is what follows what was sent, where the text began empty', () => {
  expect(restOf('第一句。\n第二句', '第一句。', '')).toBe('第二句')
  expect(restOf('另一句', '第一句。', '')).toBe('另一句')
})

it('is the whole of a change: saved again, it must not replace everything by its end', () => {
  expect(restOf('改过的。又改', '改过的。', '原来的')).toBe('改过的。又改')
  const sent = { title: '题', content: '文' }
  expect(restOf({ ...sent, content: '文字' }, sent, { title: '', content: '' })).toEqual({
    title: '题',
    content: '文字',
  })
})
