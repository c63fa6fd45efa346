import { describe, expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { hanInCopy } from './han-in-copy.ts'

const view = 'packages/article/src/view/ArticleCard.tsx'

describe('Chinese outside copy.ts', () => {
  it('is found in strings, templates, JSX text and attributes', () => {
    const text = [
      "const a = '点赞'",
      'const b = `共 ' + '$' + '{n} 篇`',
      'const c = <p>还没有文章</p>',
      'const d = <img alt="封面" />',
    ].join('\n')
    expect(check(hanInCopy, view, text)).toEqual([1, 2, 3, 4])
  })

  it('is allowed in comments and patterns', () => {
    expect(check(hanInCopy, view, '// 说明\n/** 文案 */\nconst han = /[一-龥]/u')).toEqual([])
  })

  it.each([
    'packages/article/src/copy.ts',
    'packages/article/src/view/ArticleCard.stories.tsx',
    'packages/article/src/view/ArticleCard.test.tsx',
    'apps/web/e2e/read.spec.ts',
    'apps/server/src/commands/seed/demo/authors.ts',
    'tooling/start/start.mjs',
  ])('is allowed in %s', (path) => {
    expect(check(hanInCopy, path, "const a = '点赞'")).toEqual([])
  })

  it('is allowed in the documentation of an endpoint, and nowhere else in the contract', () => {
    const text = "define({ summary: '文章详情',\n message: '出错了' })"
    expect(check(hanInCopy, 'packages/api-client/src/contract/article.ts', text)).toEqual([2])
  })
})
