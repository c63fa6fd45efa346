import { buildResource } from '@mozhan/api-client/fixtures'
import { expect, it } from 'vitest'
import { toResourceDetail } from './resource-detail.ts'
import { toPlainLine, toResourceRow } from './resource-row.ts'

it('converts a resource to a row', () => {
  expect(toResourceRow(buildResource({ title: ' 清单 ', fileType: 'pdf' }))).toMatchObject({
    title: '清单',
    format: 'PDF',
    size: 384_512,
  })
})

it('removes Markdown marks from the summary line', () => {
  const text = '# 标题\n- **粗** 与 `code` 与 [链接](https://a.test)\n![图](a.png)\n```js\nx\n```'
  expect(toPlainLine(text)).toBe('标题 粗 与 code 与 链接')
})

it('counts the files of an archive that are not listed', () => {
  const archive = { entries: [{ name: 'a/b.txt', size: 3 }], count: 12 }
  expect(toResourceDetail(buildResource({ archive })).archive).toEqual({
    entries: [{ name: 'a/b.txt', size: 3 }],
    count: 12,
    hidden: 11,
  })
  expect(toResourceDetail(buildResource()).archive).toBeUndefined()
})
