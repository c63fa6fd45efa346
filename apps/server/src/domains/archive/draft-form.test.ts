import { describe, expect, it } from 'vitest'
import { putTogether, takeApart } from './draft-form.ts'

/** As the editor of articles keeps it. */
const FORM = {
  title: '草稿',
  content: '正文\n',
  labelIds: ['11', '12'],
  columnIds: ['21'],
  cover: '/files/image/a.png',
  summary: '摘要',
  isPublic: true,
  kind: 'original',
  source: '',
}

describe('the form of a draft', () => {
  it('gives what belongs to one site apart from the rest', () => {
    expect(takeApart(JSON.stringify(FORM))).toEqual({
      body: '正文\n',
      cover: '/files/image/a.png',
      labelIds: ['11', '12'],
      columnIds: ['21'],
      form: { title: '草稿', summary: '摘要', isPublic: true, kind: 'original', source: '' },
    })
  })

  it.each([
    FORM,
    { ...FORM, cover: '', labelIds: [], columnIds: [] },
    { ...FORM, cover: '还没想好', labelIds: ['x'], columnIds: 7 },
    { content: '只有正文' },
    { content: 7 },
  ])('is the same when %j is put together again', (form) => {
    const { body, form: rest, ...bound } = takeApart(JSON.stringify(form))
    expect(JSON.parse(putTogether(body, rest, bound))).toEqual(form)
  })

  it.each(['不是 JSON', '"一句话"', '[1]', 'null', ''])('is missing in %j', (text) => {
    expect(takeApart(text)).toEqual({ body: text })
    expect(putTogether(text, undefined, {})).toBe(text)
  })
})
