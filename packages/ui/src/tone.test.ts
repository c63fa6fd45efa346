import { expect, it } from 'vitest'
import { toneOfId, toneOfName } from './tone.ts'

it('has one tone for a name, and several tones for several names', () => {
  expect(toneOfName('周未明')).toBe(toneOfName('周未明'))
  expect(new Set(['沈栗', '周未明', '顾长安', '许知远'].map(toneOfName)).size).toBeGreaterThan(1)
})

it('has the remainder of an id of any length', () => {
  for (const id of ['0', '7', '18', '1844197938335842501', '1844197938335842305']) {
    expect(toneOfId(id)).toBe(Number(BigInt(id) % 8n))
  }
})
