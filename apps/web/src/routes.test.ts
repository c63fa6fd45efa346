import { describe, expect, it } from 'vitest'
import { config } from './proxy.ts'
import { ownRoutes, pathOf, routes } from './routes.ts'

describe('routes', () => {
  it('give every screen one path', () => {
    const paths = Object.values(routes).map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
  })

  it('fill in an id or leave it out', () => {
    expect(pathOf('index')).toBe('/')
    expect(pathOf('index-id', '3')).toBe('/3')
    expect(pathOf('article')).toBe('/article')
    expect(pathOf('article', '12')).toBe('/article/12')
    expect(pathOf('label-id', '7')).toBe('/label/7')
    expect(pathOf('question-edit')).toBe('/question/edit')
  })

  it('are guarded exactly where the table says so', () => {
    const guarded = Object.values(routes).filter((route) => 'isGuarded' in route)
    const paths = [...guarded.map(({ path }) => path), ...ownRoutes]
    expect([...config.matcher].sort()).toEqual(paths.sort())
  })
})
