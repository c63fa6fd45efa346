import { scryptSync } from 'node:crypto'
import bcrypt from 'bcryptjs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { checkPassword, hashPassword } from './password.ts'

const PASSWORD = '春眠不觉晓-2026'

describe('passwords', () => {
  it('are hashed with a new salt each time and verified', async () => {
    const [one, two] = [await hashPassword(PASSWORD), await hashPassword(PASSWORD)]
    expect(one).not.toBe(two)
    expect(await checkPassword(one, PASSWORD)).toEqual({ isRight: true, isOutdated: false })
    expect((await checkPassword(one, `${PASSWORD}!`)).isRight).toBe(false)
  })

  it('are compared in Unicode NFC', async () => {
    expect(
      (await checkPassword(await hashPassword('caf\u00e9-2026'), 'cafe\u0301-2026')).isRight,
    ).toBe(true)
  })

  it('are verified against bcrypt hashes, up to 72 bytes', async () => {
    const long = '春'.repeat(24)
    const stored = bcrypt.hashSync(long, 4)
    expect(await checkPassword(stored, long)).toEqual({ isRight: true, isOutdated: true })
    expect((await checkPassword(stored, `${long}晓`)).isRight).toBe(false)
    const older = bcrypt.hashSync('older', 4).replace('$2b$', '$2y$')
    expect((await checkPassword(older, 'older')).isRight).toBe(true)
  })

  it('are verified against scrypt hashes and reported as outdated', async () => {
    const salt = Buffer.from('salt of sixteen.')
    const hash = scryptSync(PASSWORD, salt, 32, { N: 2 ** 10, r: 8, p: 1 })
    const [first, second] = [salt, hash].map((b) => b.toString('base64').replace(/=+$/, ''))
    const stored = `$scrypt$ln=10,r=8,p=1$${first}$${second}`
    expect(await checkPassword(stored, PASSWORD)).toEqual({ isRight: true, isOutdated: true })
    expect((await checkPassword(stored, '错的密码')).isRight).toBe(false)
  })

  it.each([
    null,
    '',
    PASSWORD,
    '$argon2id$',
    '$argon2i$v=19$m=8,t=1,p=1$c2FsdHNhbHQ$aGFzaA',
    '$2b$10$tooshort',
    '$2b$',
  ])('never match the stored value %j', async (stored) => {
    expect((await checkPassword(stored, PASSWORD)).isRight).toBe(false)
  })

  it('take the same time with and without a stored hash', async () => {
    const stored = await hashPassword(PASSWORD)
    const times = new Map<string | null, number[]>([
      [stored, []],
      [null, []],
    ])
    for (let at = 0; at < 9; at++) {
      for (const [hash, taken] of times) {
        const start = performance.now()
        await checkPassword(hash, '错的密码')
        taken.push(performance.now() - start)
      }
    }
    const [some = 0, none = 1] = [...times.values()].map((all) => all.sort((a, b) => a - b)[4])
    const ratio = some / none
    expect(ratio).toBeGreaterThan(0.1)
    expect(ratio).toBeLessThan(10)
  })
})

describe('passwords where Node has no argon2', () => {
  afterEach(() => {
    vi.doUnmock('node:crypto')
    vi.resetModules()
  })

  it('are hashed with scrypt; argon2id hashes never match', async () => {
    const byArgon = await hashPassword(PASSWORD)
    vi.resetModules()
    vi.doMock('node:crypto', async (load) => ({
      ...(await load<typeof import('node:crypto')>()),
      argon2: undefined,
    }))
    const older = await import('./password.ts')
    const stored = await older.hashPassword(PASSWORD)
    expect(stored).toMatch(/^\$scrypt\$ln=15,r=8,p=3\$/)
    expect(await older.checkPassword(stored, PASSWORD)).toEqual({
      isRight: true,
      isOutdated: false,
    })
    expect((await older.checkPassword(byArgon, PASSWORD)).isRight).toBe(false)
  })
})
