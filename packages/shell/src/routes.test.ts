import { afterEach, expect, it, vi } from 'vitest'
import { searchHref } from './routes.ts'

afterEach(() => {
  vi.restoreAllMocks()
})

it('leads to the results of half a character, also where the browser mends none', () => {
  vi.spyOn(String.prototype, 'toWellFormed').mockImplementation(() => {
    throw new TypeError('toWellFormed is not a function')
  })
  expect(searchHref('a\ud83d')).toBe('/search/?key=a%EF%BF%BD&t=4')
  expect(searchHref('👩‍💻')).toBe(`/search/?key=${encodeURIComponent('👩‍💻')}&t=4`)
})
