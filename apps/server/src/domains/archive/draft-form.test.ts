import { describe, expect, it } from 'vitest'
import { joinDraftContent, splitDraftContent } from './draft-form.ts'

/** Draft content as the article editor saves it. */
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
  it('separates the fields that are bound to one site', () => {
    expect(splitDraftContent(JSON.stringify(FORM))).toEqual({
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
  ])('restores %j after splitting and joining', (form) => {
    const { body, form: rest, ...bound } = splitDraftContent(JSON.stringify(form))
    expect(JSON.parse(joinDraftContent(body, rest, bound))).toEqual(form)
  })

  it.each(['不是 JSON', '"一句话"', '[1]', 'null', ''])('is absent in %j', (text) => {
    expect(splitDraftContent(text)).toEqual({ body: text })
    expect(joinDraftContent(text, undefined, {})).toBe(text)
  })
})
