import { expect, it } from 'vitest'
import { followsEnd, isAtEnd } from './follow-end.ts'

const positionAt = (top: number, full = 1000) => ({ top, height: 400, full })

it('treats a few pixels as the end', () => {
  expect(isAtEnd(positionAt(598))).toBe(true)
  expect(isAtEnd(positionAt(590))).toBe(false)
})

it('follows a growing answer', () => {
  expect(followsEnd(true, positionAt(600), positionAt(600, 1200))).toBe(true)
})

it('stops following after any scroll up, however much is added', () => {
  expect(followsEnd(true, positionAt(600), positionAt(590))).toBe(false)
  expect(followsEnd(true, positionAt(600), positionAt(590, 1200))).toBe(false)
  expect(followsEnd(false, positionAt(300), positionAt(300, 1200))).toBe(false)
  expect(followsEnd(false, positionAt(300), positionAt(500))).toBe(false)
})

it('resumes at the end and continues when the content shrinks', () => {
  expect(followsEnd(false, positionAt(300), positionAt(600))).toBe(true)
  expect(followsEnd(true, positionAt(600), positionAt(300, 710))).toBe(true)
})
