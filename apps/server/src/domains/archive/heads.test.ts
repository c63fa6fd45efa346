import { describe, expect, it } from 'vitest'
import { readEntry } from './entry-text.ts'
import { articleHead, columnHead, questionHead } from './heads.ts'

const FIXED = 'id: 1\ndate: "2024-01-02T03:04:05Z"\nupdated: "2024-01-02T03:04:05Z"\n'

function read(lines: string): unknown {
  return readEntry(`---\n${FIXED}${lines}\n---\n`).head
}

describe('the front matter of an archive', () => {
  it.each([articleHead, columnHead, questionHead])('refuses a missing title', (schema) => {
    for (const missing of ['tags: []', 'title:', 'title: null', 'title: ~']) {
      expect(schema.safeParse(read(missing)).error?.issues[0]).toMatchObject({
        path: ['title'],
        message: 'missing',
      })
    }
  })

  it.each([
    ['2024', '2024'],
    ['9007199254740993', '9007199254740993'],
    ['1.5', '1.5'],
    ['true', 'true'],
    ['2024-01-02', '2024-01-02'],
  ])('accepts the title %s without quotes', (written, title) => {
    expect(articleHead.parse(read(`title: ${written}\ntags: [${written}]`))).toMatchObject({
      title,
      tags: [title],
    })
  })

  it('accepts a YAML date as a title', () => {
    const title = new Date(0)
    expect(articleHead.parse({ ...Object(read('')), title }).title).toBe(String(title))
  })

  it('reads empty optional texts as missing', () => {
    const head = articleHead.parse(read('title: a\ndescription:\ncover:\nkind:\nsource: null'))
    expect(head).toMatchObject({ description: '', kind: 'original' })
    expect([head.cover, head.source]).toEqual([undefined, undefined])
    expect(articleHead.parse(read('title: a'))).toEqual(head)
  })
})
