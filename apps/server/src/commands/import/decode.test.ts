import { ENCODED_FILES } from '@mozhan/fixtures/encodings'
import { describe, expect, it } from 'vitest'
import { decodeText } from './decode.ts'

const CHINESE = '# 标题\n\n这是一段中文，用来试一试编码：数据库的索引不是越多越好。\n'
/** The same text in GBK. */
const GBK = Buffer.from(
  'b1eacce2d5e2cac7d2bbb6ced6d0cec4a3accafdbeddbfe2b5c4cbf7d2fdb2bbcac7d4bdb6e0d4bdbac3a1a3',
  'hex',
)

describe('decodeText', () => {
  it('removes the byte order mark of UTF-8 and normalises line endings', () => {
    expect(decodeText(Buffer.from('\uFEFF一\r\n二\r三\n')).text).toBe('一\n二\n三\n')
  })

  it.each(['utf16le', 'utf-16be'] as const)(
    'reads %s with and without a byte order mark',
    (encoding) => {
      const little = Buffer.from(CHINESE, 'utf16le')
      const bytes = encoding === 'utf16le' ? little : Buffer.from(little).swap16()
      const mark = encoding === 'utf16le' ? [0xff, 0xfe] : [0xfe, 0xff]
      expect(decodeText(bytes).text).toBe(CHINESE)
      expect(decodeText(Buffer.concat([Buffer.from(mark), bytes])).text).toBe(CHINESE)
    },
  )

  it('reads GBK', () => {
    const { text, encoding, problems } = decodeText(GBK)
    expect(text).toBe('标题这是一段中文，数据库的索引不是越多越好。')
    expect(encoding).toBe('gb18030')
    expect(problems).toEqual([])
  })

  it('reports the line of a truncated character and keeps the rest', () => {
    const bytes = Buffer.from('第一行\n第二行').subarray(0, -1)
    const { text, problems } = decodeText(bytes)
    expect(text).toBe('第一行\n第二\uFFFD')
    expect(problems).toMatchObject([{ kind: 'cut-character', line: 2 }])
  })

  it('reports the line at which the encoding of a file changes', () => {
    const bytes = Buffer.concat([Buffer.from('前面是 UTF-8\n'), GBK])
    const { text, problems } = decodeText(bytes)
    expect(text).toContain('前面是')
    expect(text).toContain('数据库的索引')
    expect(problems).toMatchObject([{ kind: 'two-encodings', line: 2 }])
  })

  it('restores UTF-8 that was saved as Latin-1 and reports it', () => {
    const broken = Buffer.from(Buffer.from(CHINESE).toString('latin1'))
    const { text, problems } = decodeText(broken)
    expect(text).toBe(CHINESE)
    expect(problems).toMatchObject([{ kind: 'mojibake', line: 1 }])
  })

  it('does not change European text', () => {
    const text = 'Café, naïve, Ærøskøbing — déjà vu. '.repeat(20)
    expect(decodeText(Buffer.from(text))).toMatchObject({ text, problems: [] })
  })

  it('composes decomposed characters and removes NUL', () => {
    const { text, problems } = decodeText(Buffer.from('e\u0301\n\0a'))
    expect(text).toBe('\u00e9\na')
    expect(problems).toMatchObject([{ kind: 'nul', line: 2 }])
  })

  it('always returns text, even for bytes of no encoding', () => {
    const bytes = Buffer.from(Array.from({ length: 5000 }, (_, at) => (at * 151 + 13) % 256))
    expect(decodeText(bytes).text.length).toBeGreaterThan(0)
    expect(decodeText(new Uint8Array()).text).toBe('')
  })
})

describe('decodeText on an article in every encoding', () => {
  it.each(ENCODED_FILES)('$name', (file) => {
    const { text, encoding, problems } = decodeText(file.bytes)
    expect(encoding).toBe(file.encoding)
    const even = file.text.replace(/\r\n?/g, '\n').replaceAll('\0', '').normalize('NFC')
    expect(text).toBe(even)
    const found = problems.filter(({ kind }) => kind !== 'nul')
    expect(found.map(({ kind }) => kind)).toEqual(file.damage ? [file.damage] : [])
    for (const { line, message } of found) {
      expect(line).toBeGreaterThan(0)
      expect(message).not.toBe('')
    }
  })
})
