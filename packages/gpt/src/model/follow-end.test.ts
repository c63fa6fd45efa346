import { expect, it } from 'vitest'
import { followsEnd, isAtEnd } from './follow-end.ts'

const place = (top: number, full = 1000) => ({ top, height: 400, full })

it('is at the end within a few pixels', () => {
  expect(isAtEnd(place(598))).toBe(true)
  expect(isAtEnd(place(590))).toBe(false)
})

it('follows an answer that grows', () => {
  expect(followsEnd(true, place(600), place(600, 1200))).toBe(true)
})

it('leaves a reader alone who went up, by however little, and however much is added', () => {
  expect(followsEnd(true, place(600), place(590))).toBe(false)
  expect(followsEnd(true, place(600), place(590, 1200))).toBe(false)
  expect(followsEnd(false, place(300), place(300, 1200))).toBe(false)
  expect(followsEnd(false, place(300), place(500))).toBe(false)
})

it('goes on following who comes back to the end, or whose text became shorter', () => {
  expect(followsEnd(false, place(300), place(600))).toBe(true)
  expect(followsEnd(true, place(600), place(300, 710))).toBe(true)
})
