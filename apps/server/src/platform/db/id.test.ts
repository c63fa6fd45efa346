import { describe, expect, it } from 'vitest'
import { createIdFactory, parseId } from './id.ts'

describe('createIdFactory', () => {
  it('creates ordered ids of 19 digits, also many in one millisecond', () => {
    const createId = createIdFactory(3, () => 1_800_000_000_000)
    const ids = Array.from({ length: 10_000 }, createId)
    expect(new Set(ids).size).toBe(ids.length)
    expect([...ids].sort()).toEqual(ids)
    for (const id of ids) expect(id).toMatch(/^\d{19}$/)
  })

  it('continues when the clock is set back', () => {
    let now = 1_800_000_000_000
    const createId = createIdFactory(0, () => now)
    const before = createId()
    now -= 60_000
    expect(BigInt(createId())).toBeGreaterThan(BigInt(before))
  })

  it('creates different ids for two workers', () => {
    const clock = () => 1_800_000_000_000
    expect(createIdFactory(1, clock)()).not.toBe(createIdFactory(2, clock)())
  })
})

describe('parseId', () => {
  it.each(['0', '1', '1844197938335842305', '9223372036854775807'])('accepts %s', (id) => {
    expect(parseId(id)).toBe(id)
  })
  it.each(['', '-1', '01', '1e3', '1.0', '9223372036854775808', ' 1', '１', null, undefined])(
    'refuses %j',
    (id) => {
      expect(parseId(id)).toBeUndefined()
    },
  )
})
