import { describe, expect, it } from 'vitest'
import { readRecord } from './read-record.ts'
import { emptyRecord, type Head, type JournalRecord, mergeRecords } from './record.ts'
import { putHead } from './record-changes.ts'

const parse = (value: unknown) => (typeof value === 'string' ? value : undefined)
const head = (writer: string, n: number, content: string): Head<string> => ({
  writer,
  n,
  content,
  at: n,
  base: 0,
  synced: false,
})
const put = (record: JournalRecord<string>, next: Head<string>, parent?: Head<string>) =>
  putHead(record, next, parent, false)

describe('readRecord', () => {
  it('parses what was written', () => {
    const record = put(emptyRecord(), head('a', 1, '文'))
    expect(readRecord(JSON.parse(JSON.stringify(record)), parse)).toEqual(record)
  })

  it.each([
    undefined,
    null,
    'treats %j as empty',
    7,
    [],
    { heads: 7 },
    { heads: [null, { writer: 'a' }] },
  ])('takes %j for nothing', (value) => {
    expect(readRecord(value, parse).heads).toEqual([])
  })

  it('ignores heads with invalid content, and contents that make the parser throw', () => {
    const record = { heads: [{ writer: 'a', n: 1, content: 7 }], seen: {} }
    expect(readRecord(record, parse).heads).toEqual([])
    const fail = () => {
      throw new Error('bad')
    }
    expect(readRecord({ heads: [head('a', 1, '文')] }, fail).heads).toEqual([])
  })
})

describe('mergeRecords', () => {
  const first = head('a', 1, '一')
  const start = put(emptyRecord<string>(), first)

  it('drops a head that another one is based on', () => {
    const next = put(start, head('b', 1, '一二'), first)
    for (const merged of [mergeRecords(start, next), mergeRecords(next, start)]) {
      expect(merged.heads.map(({ content }) => content)).toEqual(['一二'])
    }
  })

  it('keeps two heads that are based on the same one', () => {
    const left = put(start, head('b', 1, '一左'), first)
    const right = put(start, head('c', 1, '一右'), first)
    const merged = mergeRecords(left, right)
    expect(merged.heads.map(({ content }) => content).sort()).toEqual(['一右', '一左'])
    expect(mergeRecords(merged, left)).toEqual(merged)
  })

  it('keeps one of two equal texts', () => {
    const left = put(start, head('b', 1, '同'), first)
    const right = put(start, head('c', 1, '同'), first)
    expect(mergeRecords(left, right).heads).toHaveLength(1)
  })

  it('keeps one of two equal texts that replaced each other', () => {
    const x = head('x', 1, '同')
    const y = head('y', 1, '同')
    const a = { ...put(emptyRecord<string>(), x), seen: { x: 1, y: 1 } }
    const b = { ...put(emptyRecord<string>(), y), seen: { x: 1, y: 1 } }
    expect(mergeRecords(a, b).heads.map(({ content }) => content)).toEqual(['同'])
  })
})
