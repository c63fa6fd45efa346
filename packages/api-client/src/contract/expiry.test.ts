import { expect, it } from 'vitest'
import { isTokenExpired } from './expiry.ts'

it.each([1400, 1401, 401])('reads code and status %d as an expired token', (value) => {
  expect(isTokenExpired({ code: value })).toBe(true)
  expect(isTokenExpired({ status: value })).toBe(true)
})

it('reads 413 as an expired token only as a status', () => {
  expect(isTokenExpired({ status: 413 })).toBe(true)
  expect(isTokenExpired({ code: 413 })).toBe(false)
})

it.each([20000, 999, 403, 404, 1404, 500])('does not read %d as an expired token', (value) => {
  expect(isTokenExpired({ code: value, status: value })).toBe(false)
})
