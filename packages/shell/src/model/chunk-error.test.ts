import { expect, it } from 'vitest'
import { isChunkError } from './chunk-error.ts'

const named = (name: string) => Object.assign(new Error('x'), { name })

it.each([
  named('ChunkLoadError'),
  new Error('Loading chunk 12 failed.'),
  new Error('Failed to load chunk /_next/static/chunks/a.js from module 12'),
  new TypeError('Failed to fetch dynamically imported module: https://blog.test/a.js'),
  new TypeError('error loading dynamically imported module'),
  new TypeError('Importing a module script failed.'),
])('%s is one', (error) => {
  expect(isChunkError(error)).toBe(true)
})

it.each([new TypeError('Failed to fetch'), new Error('x'), 'ChunkLoadError', undefined])(
  '%s is none',
  (error) => {
    expect(isChunkError(error)).toBe(false)
  },
)
