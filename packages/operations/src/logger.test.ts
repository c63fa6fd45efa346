import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLogger } from './logger.ts'
import { withRequestId } from './request-id.ts'

function setUp() {
  const lines: string[] = []
  return { lines, logger: createLogger('info', { write: (line) => void lines.push(line) }) }
}

it('puts the id of the request into every line, however late it is written', async () => {
  const { lines, logger } = setUp()
  const work = (id: string) =>
    withRequestId(id, async () => {
      await sleep(0)
      logger.info({ step: id }, 'done')
    })
  await Promise.all([work('a'), work('b')])
  logger.info('outside')
  expect(lines.map((line) => JSON.parse(line))).toMatchObject([
    { requestId: 'a', step: 'a' },
    { requestId: 'b', step: 'b' },
    { msg: 'outside' },
  ])
  expect(lines[2]).not.toContain('requestId')
})

it('keeps the values of a failed statement to itself', () => {
  const { lines, logger } = setUp()
  const statement = Object.assign(new Error('Failed query: select $1\nparams: hush'), {
    params: ['hush'],
    cause: Object.assign(new Error('no'), { code: '57P01', detail: 'hush' }),
  })
  logger.error({ err: statement })
  expect(lines[0]).toContain('57P01')
  expect(lines[0]).not.toContain('hush')
})

it('knows no ticket that stands in a path', () => {
  const { lines, logger } = setUp()
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const ticket = `${part({ alg: 'HS256' })}.${part({ use: 'export', sub: '7' })}.-a_9`
  logger.info({ path: `/article/file/download/${ticket}` })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/article/file/download/:ticket' })
})

it('writes no request, no header and no query, under whatever name an error comes', () => {
  const { lines, logger } = setUp()
  const failed = Object.assign(new Error('no'), { request: { headers: { cookie: 'hush' } } })
  logger.warn({ headers: { authorization: 'hush' }, req: { url: '/?token=hush' }, token: 'hush' })
  logger.warn({ failure: failed, url: 'http://site.test/c?ticket=hush#hush' }, 'failed')
  expect(lines.join()).not.toContain('hush')
  expect(JSON.parse(lines[1] ?? '')).toMatchObject({
    failure: { type: 'Error', message: 'no' },
    url: 'http://site.test/c',
  })
})

it('masks what looks like a secret in whatever is written all the same', () => {
  const { lines, logger } = setUp()
  logger.error({ err: new Error('no such person: zhou@example.com') }, 'call 13812345678')
  expect(lines[0]).toContain('no such person: [masked mail]')
  expect(lines[0]).toContain('call [masked phone]')
  expect(() => JSON.parse(lines[0] ?? '')).not.toThrow()
})

it('bounds a field', () => {
  const { lines, logger } = setUp()
  logger.info({ path: `/${'a'.repeat(100_000)}` })
  expect(lines[0]?.length).toBeLessThan(1500)
})
