import { expect, it } from 'vitest'
import { formatSize } from './format-size.ts'

it.each([
  [0, '0 B'],
  [1023, '1023 B'],
  [1024, '1 KB'],
  [1536, '1.5 KB'],
  [384_512, '376 KB'],
  [5 * 1024 ** 2, '5 MB'],
  [1024 ** 3 * 1.25, '1.3 GB'],
])('shows %d as %s', (bytes, text) => {
  expect(formatSize(bytes)).toBe(text)
})
