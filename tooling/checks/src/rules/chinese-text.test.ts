import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { chineseText } from './chinese-text.ts'
import { RETIRED_WORDS } from './chinese-text-words.ts'

const COPY = 'packages/article/src/copy.ts'
const linesOf = (code: string) => check(chineseText, COPY, code)
/** Code of a function whose parameter `n` replaces each `#`. */
const template = (text: string, type = 'number') =>
  `const a = (n: ${type}) => \`${text.replaceAll('#', `$${'{n}'}`)}\``

describe('Chinese text', () => {
  it.each([
    '还没有文章',
    '没有加载成功，再试一次',
    '约 3 分钟，共 20 MB，已读 40%',
    '支持 Markdown 与 @ 提及',
    '发现 `a,b` 两项',
    '改过的评论会写明“已编辑”…',
    '站点 https://example.test/a?b=c 已就绪',
  ])('accepts %s', (text) => {
    expect(linesOf(`const a = '${text}'`)).toEqual([])
    expect(linesOf(`const a = <p>${text}</p>`)).toEqual([])
  })

  it.each([
    ['half-width commas', '没有成功,请重试'],
    ['half-width marks at an end', '确定删除吗?'],
    ['half-width colons', '标签:前端'],
    ['half-width brackets', '文章(公开)'],
    ['half-width full stops', '没有成功.'],
    ['half-width quotes', '没有找到"前端"'],
    ['three dots', '正在保存...'],
    ['middle dots', '正在保存···'],
    ['two ellipses', '正在保存……'],
    ['no space before letters', '支持Markdown'],
    ['no space after figures', '约 3分钟'],
    ['a space between Chinese words', '没有 成功'],
    ['a space beside punctuation', '没有成功， 请重试'],
    ['no space before a unit', '不能超过 20MB'],
    ['a space before %', '已读 40 %'],
  ])('reports %s', (_, text) => {
    expect(linesOf(`\nconst a = '${text.replaceAll("'", '’')}'`)).toEqual([2])
  })

  it.each([...RETIRED_WORDS.keys()])('must not contain the retired word %s', (word) => {
    expect(linesOf(`const a = '标题${word}'`)).toEqual([1])
  })

  it('needs a space around a number that a template fills in', () => {
    expect(linesOf(template('共 # 篇，# 人'))).toEqual([])
    expect(linesOf(template('共# 篇'))).toEqual([1])
    expect(linesOf(template('共 #篇'))).toEqual([1])
    expect(linesOf(template('#MB，不能上传'))).toEqual([1])
    expect(linesOf(template('#的文章', 'string'))).toEqual([])
  })

  it('accepts sentences with fixed wording, alone or within another text', () => {
    expect(linesOf("const a = '请先登录!!'")).toEqual([])
    expect(linesOf("const a = '失败：密码不一致,请重试；文章ID不能为空。'")).toEqual([])
    expect(linesOf(template('最多可选#个标签'))).toEqual([])
    expect(linesOf("const a = '密码不一致,请更正'")).toEqual([1])
  })

  it('is not checked in comments, patterns, tests and demo content', () => {
    expect(linesOf('// 没有成功,请重试\nconst a = /[，,]重试/')).toEqual([])
    const text = "const a = '没有成功,请重试'"
    expect(check(chineseText, 'packages/article/src/copy.test.ts', text)).toEqual([])
    expect(check(chineseText, 'apps/server/src/commands/seed/demo/users.ts', text)).toEqual([])
  })

  it('has every retired word in docs/copy.md', () => {
    const list = readFileSync(path.resolve(import.meta.dirname, '../../../../docs/copy.md'), 'utf8')
    const missing = [...RETIRED_WORDS].filter(
      ([word, better]) => !list.includes(word) || !list.includes(better),
    )
    expect(missing).toEqual([])
  })
})
