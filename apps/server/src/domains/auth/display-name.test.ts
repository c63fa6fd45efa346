import { expect, it } from 'vitest'
import { toDisplayName } from './display-name.ts'

it.each([
  ['  阿\n岚\t ', '阿 岚'],
  ['\u202e阿岚\u202c', '阿岚'],
  ['阿\u0000岚', '阿岚'],
  ['👨‍👩‍👧', '👨‍👩‍👧'],
  ['e\u0301', 'e\u0301'],
  ['\u200b\u200d\u3164', ''],
  ['\u3000', ''],
])('%j is shown as %j', (text, name) => {
  expect(toDisplayName(text)).toBe(name)
})
