import { contract, type Endpoint } from '@mozhan/api-client/contract'
import { describe, expect, it } from 'vitest'
import { z } from 'zod'
import { describeIssues } from './describe-issues.ts'

/** Inputs that break every rule of the contract between them. */
const WRONG_VALUES: readonly unknown[] = [
  undefined,
  null,
  {},
  [],
  [{}],
  [''],
  Array.from({ length: 2000 }, () => '1'),
  '',
  ' ',
  '\u200b',
  'x y',
  'x'.repeat(2_000_001),
  -5,
  1.5,
  1e9,
  Number.NaN,
  true,
]

/** The parts of a request that an endpoint checks. */
function partsOf(endpoint: Endpoint) {
  return [endpoint.params, endpoint.query, endpoint.body].filter((part) => part !== undefined)
}

function fieldsOf(schema: z.core.$ZodType): string[] {
  return schema instanceof z.core.$ZodObject ? Object.keys(schema._zod.def.shape) : []
}

/** A sentence without the name and the allowed values of the field. */
function withoutNames(sentence: string, issue: z.core.$ZodIssue): string {
  const values = issue.code === 'invalid_value' ? issue.values.map(String) : []
  return [issue.path.join('.'), values.join('、')]
    .filter((name) => name !== '')
    .reduce((text, name) => text.replace(name, ''), sentence)
}

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

  it('tells a wrong value from a missing one', () => {
    expect(describeWrong(article, { title: 5, mdContent: '正文', labelIds: ['1'] })).toBe(
      '请求参数有误：title 的取值有误',
    )
  })

  it.each(
    Object.entries(contract).flatMap(([group, endpoints]) =>
      Object.entries(endpoints).map(([name, endpoint]): [string, Endpoint] => [
        `${group}.${name}`,
        endpoint,
      ]),
    ),
  )('refuses each field of %s with a Chinese sentence', (_name, endpoint) => {
    const issues = partsOf(endpoint).flatMap((schema) =>
      [
        ...WRONG_VALUES,
        ...fieldsOf(schema).flatMap((field) => WRONG_VALUES.map((value) => ({ [field]: value }))),
      ].flatMap((value) => z.safeParse(schema, value, { reportInput: true }).error?.issues ?? []),
    )
    for (const issue of issues) {
      const sentence = describeIssues(new z.core.$ZodError([issue]), endpoint)
      expect(withoutNames(sentence, issue)).toMatch(/^[^A-Za-z]*\p{Script=Han}[^A-Za-z]*$/u)
    }
  })
})
