import { articlePage, toPathPattern } from '@mozhan/routes'
import { expect, it } from 'vitest'
import { ARTICLE, isArticlePath } from './article-path.ts'

it('equals the pattern of the article route', () => {
  expect(ARTICLE).toEqual(toPathPattern(articlePage))
})

it.each([
  ['/article/7', true],
  ['/article/7/own', false],
  ['/article/0', false],
  ['/article', false],
])('%s is an article page: %s', (path, isArticle) => {
  expect(isArticlePath(path)).toBe(isArticle)
})
