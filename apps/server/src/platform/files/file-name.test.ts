import { expect, it } from 'vitest'
import { toFileName } from './file-name.ts'

it.each([
  ['报告（终稿）.pdf', '报告（终稿）.pdf'],
  ['cafe\u0301.png', 'caf\u00e9.png'],
  ['C:\\photos\\a.png', 'a.png'],
  ['../../etc/passwd', 'passwd'],
  ['a\r\nb\u0000.png', 'ab.png'],
  ['photo\u202Egnp.exe', 'photognp.exe'],
  ['👨‍👩‍👧.png', '👨‍👩‍👧.png'],
  ['', '图片'],
  ['a/', '图片'],
  ['\ud800.png', '\ufffd.png'],
])('shows %j as %j', (name, shown) => {
  expect(toFileName(name, '图片')).toBe(shown)
})

it('truncates a long name and keeps its extension', () => {
  const cut = toFileName(`${'长'.repeat(500)}.jpeg`, '图片')
  expect(Array.from(cut)).toHaveLength(200)
  expect(cut).toMatch(/长\.jpeg$/)
})
