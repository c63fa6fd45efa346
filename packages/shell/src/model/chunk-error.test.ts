import { expect, it } from 'vitest'
import { isBrokenChunk, isChunkError } from './chunk-error.ts'

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

const CHUNK = 'https://blog.test/_next/static/chunks/a.js'

/** A parse error as browsers report it: without stack frames. */
function unreadable(): SyntaxError {
  const error = new SyntaxError("Unexpected token '<'")
  error.stack = `${error}`
  return error
}

it('recognises a chunk that contains HTML', () => {
  expect(isBrokenChunk({ error: unreadable(), filename: CHUNK })).toBe(true)
})

it.each([
  ['a script from elsewhere', unreadable(), 'https://other.test/a.js'],
  ['a failed JSON.parse', new SyntaxError('Unexpected token'), CHUNK],
  ['another error', new TypeError('x'), CHUNK],
  ['nothing', undefined, CHUNK],
])('%s is no broken chunk', (_, error, filename) => {
  expect(isBrokenChunk({ error, filename })).toBe(false)
})
