import { expect, it } from 'vitest'
import { readingProgress } from './reading-progress.ts'

it('increases from the start to the end of the text', () => {
  const at = (top: number) => readingProgress({ top, height: 3000, viewport: 1000 })
  expect([at(200), at(0), at(-1000), at(-2000), at(-2600)]).toEqual([0, 0, 0.5, 1, 1])
})

it('is 1 for a text that fits the window', () => {
  expect(readingProgress({ top: 100, height: 500, viewport: 1000 })).toBe(1)
})
