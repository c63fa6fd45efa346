import { buildResource } from '@mozhan/api-client/fixtures'
import { expect, it } from 'vitest'
import {
  EMPTY_DRAFT,
  findProblems,
  isResourceDraft,
  MAX_TITLE_LENGTH,
  titleOfFile,
  toResourceDraft,
} from './resource-draft.ts'

const file = { fileUrl: '/files/resource/a.bin', fileName: 'a.zip', fileSize: 1, fileType: 'zip' }

it('reports missing and too long fields, counting graphemes', () => {
  expect(findProblems(EMPTY_DRAFT)).toEqual({
    file: 'missing',
    title: 'missing',
    summary: 'missing',
    type: 'missing',
  })
  const draft = {
    title: '👨‍👩‍👧'.repeat(MAX_TITLE_LENGTH),
    summary: '好',
    type: 'code',
    labelIds: [],
    file,
  }
  expect(findProblems(draft)).toEqual({})
  expect(findProblems({ ...draft, title: `${draft.title}长` })).toEqual({ title: 'tooLong' })
  expect(findProblems({ ...draft, summary: '\u200b\u00ad' })).toEqual({ summary: 'missing' })
})

it('converts an existing resource to the form', () => {
  const draft = toResourceDraft(buildResource())
  expect(draft.file?.fileName).toBe('node-checklist.pdf')
  expect(findProblems(draft)).toEqual({})
})

it('accepts only complete stored forms', () => {
  expect(isResourceDraft({ ...EMPTY_DRAFT, file })).toBe(true)
  for (const value of [null, 'x', {}, { ...EMPTY_DRAFT, title: 1 }, { ...EMPTY_DRAFT, file: {} }]) {
    expect(isResourceDraft(value)).toBe(false)
  }
})

it.each([
  ['报告（终稿）.pdf', '报告（终稿）'],
  ['src.tar.gz', 'src'],
  ['README', 'README'],
])('derives a title from %s', (name, title) => {
  expect(titleOfFile(name)).toBe(title)
})
