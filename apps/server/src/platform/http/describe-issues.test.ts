import { contract } from '@mozhan/api-client/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeIssues } from './describe-issues.ts'

function describeWrong(schema: z.core.$ZodType, value: unknown): string {
  const { error } = z.safeParse(schema, value, { reportInput: true })
  if (!error) throw new Error('the value is right')
  return describeIssues(error, { path: '/x' })
}

describe('describeIssues', () => {
  const { body: page } = contract.article.listArticles
  const { body: article } = contract.article.createArticle

  it.each([
    [page, { size: 101 }, '请求参数有误：size 应为 1 到 100 的整数'],
    [
      page,
      { current: 0, size: 0 },
      '请求参数有误：current 应为 1 到 1000000 的整数；size 应为 1 到 100 的整数',
    ],
    [z.object({ kind: z.enum(['a', 'b']) }), { kind: 'c' }, '请求参数有误：kind 应为 a、b 之一'],
    [z.object({ day: z.object({ at: z.string() }) }), { day: {} }, '请求参数有误：缺少 day.at'],
    [z.object({ day: z.string() }), { day: 1 }, '请求参数有误：day 的取值有误'],
    [z.object({}), [], '请求参数有误：请求内容不是所需的形式'],
  ])('describes each wrong parameter in Chinese: %#', (schema, value, sentence) => {
    expect(describeWrong(schema, value)).toBe(sentence)
  })

  it('uses the Chinese name of a form field', () => {
    expect(describeWrong(article, { title: '', mdContent: '正文', labelIds: ['1'] })).toBe(
      '标题不能为空',
    )
  })
})
