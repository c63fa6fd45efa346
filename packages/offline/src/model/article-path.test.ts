import { articlePage, toPathPattern } from '@mozhan/routes'
import { expect, it } from 'vitest'
import { ARTICLE, isArticlePath } from './article-path.ts'

it('is the path of an article as the routes define it', () => {
  expect(ARTICLE).toEqual(toPathPattern(articlePage))
})

it.each([
  ['/article/7', true],
  ['/article/7/own', false],
  ['/article/0', false],
  ['/article', false],
])('%s is the page of an article: %s', (path, isArticle) => {
  expect(isArticlePath(path)).toBe(isArticle)
})
