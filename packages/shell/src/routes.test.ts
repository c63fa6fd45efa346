import { expect, it } from 'vitest'
import { searchHref } from './routes.ts'

it('leads to the results of half a character, and leaves whole ones as they are', () => {
  expect(searchHref('a\ud83d')).toBe('/search/?key=a%EF%BF%BD&t=4')
  expect(searchHref('👩‍💻')).toBe(`/search/?key=${encodeURIComponent('👩‍💻')}&t=4`)
})
