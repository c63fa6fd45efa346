import { describe, expect, it } from 'vitest'
import { EntryError, readEntry, writeEntry } from './entry-text.ts'

const HOSTILE = [
  '---',
  'a\n---\nb',
  ': # - "双" \'单\' \\ \t',
  'null',
  '1e3',
  '\u0085\u2028\u2029\ufeff\u0007\u007f',
  '👨‍👩‍👧‍👦',
  '2024-01-01',
]

describe('the text of an entry', () => {
  it.each(HOSTILE)('preserves %j in front matter and body', (text) => {
    const entry = { head: { title: text, tags: [text], map: { key: text } }, body: text }
    expect(readEntry(writeEntry(entry))).toEqual(entry)
  })

  it.each(['', '\n', '\r\n\r\n', '\n---\n', '一\r\n二\r三\n\n'])(
    'preserves the body %j',
    (body) => {
      expect(readEntry(writeEntry({ head: { id: '1' }, body })).body).toBe(body)
    },
  )

  it('is read after an editor has normalised line endings and removed quotes', () => {
    expect(readEntry('\uFEFF---\r\nid: 1844197938335842601\r\n---\r\n\r\n正文')).toEqual({
      head: { id: 1844197938335842601n },
      body: '正文',
    })
  })

  it.each(['正文', '---\na: [\n---\n', '---\n- a\n---\n'])('rejects %j', (text) => {
    expect(() => readEntry(text)).toThrow(EntryError)
  })
})
