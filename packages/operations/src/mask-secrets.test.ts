import { describe, expect, it } from 'vitest'
import { findSecrets, maskSecrets, maskStream } from './mask-secrets.ts'

const SECRETS = [
  ['token', 'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiI3In0.c2lnbmF0dXJl-_'],
  ['hash', '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy'],
  ['hash', '$argon2id$v=19$m=19456,t=2,p=1$c2FsdHNhbHQ$aGFzaGhhc2g'],
  ['mail', 'zhou.wei+a@mail.example.com'],
  ['phone', '13812345678'],
  ['phone', '+86 13812345678'],
] as const

describe('maskSecrets', () => {
  it.each(SECRETS)('masks a %s at any position: %s', (name, secret) => {
    for (const line of [secret, `{"a":"${secret}"}`, `before ${secret}, after`, `(${secret})`]) {
      expect(maskSecrets(line)).not.toContain(secret.slice(-10))
      expect(maskSecrets(line)).toContain(`[masked ${name}]`)
      expect(findSecrets(line)).toContain(name)
      expect(findSecrets(maskSecrets(line))).toEqual([`[masked ${name}]`])
    }
  })

  it.each([
    ['authorization: Bearer abcdefgh12345678', 'abcdefgh'],
    ['postgres://user:pa55word@db.example/x', 'pa55word'],
    ['GET /a?b=c&access_token=abcdef&d=e', 'abcdef'],
    ['GET /files?ticket=abcdef', 'abcdef'],
  ])('masks secrets in addresses and headers: %s', (line, secret) => {
    expect(maskSecrets(line)).not.toContain(secret)
  })

  it.each([
    '{"level":30,"time":1796000000000,"requestId":"0f8fad5b-d9cb-469f-a165-70867728950e"}',
    '{"path":"/article/api/article/1844197938335842305","status":200,"ms":12.3}',
    'at file:///x/node_modules/.pnpm/hono@4.9.1_zod@4.6.7/node_modules/hono/dist/app.js:1:1',
    'image/2026/11/13812345678abcdef0138123456780000.webp',
    'a token was refused, and the password was wrong',
  ])('does not change other text: %s', (line) => {
    expect(maskSecrets(line)).toBe(line)
  })

  it.each(['a', 'eyJ-', 'a@', 'a.', '$2b$', '://a:', 'token=', '1', 'x=eyJa.'])(
    'takes less than a second for 200 KB of %j',
    (piece) => {
      const line = piece.repeat(200_000 / piece.length)
      const start = performance.now()
      maskSecrets(line)
      expect(performance.now() - start).toBeLessThan(1000)
    },
  )
})

it('masks secrets that are written to a stream', () => {
  const written: string[] = []
  // The fake has only the method that is used.
  const stream = { write: (text: string) => written.push(text) } as unknown as NodeJS.WriteStream
  maskStream(stream)
  stream.write('Bearer abcdefgh12345678\n')
  stream.write(Buffer.from('zhou@example.com\n'))
  expect(written).toEqual(['Bearer [masked bearer]\n', '[masked mail]\n'])
})
