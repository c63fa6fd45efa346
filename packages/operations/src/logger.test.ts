import { setTimeout as sleep } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { createLogger } from './logger.ts'
import { withRequestId } from './request-id.ts'

function setUp() {
  const lines: string[] = []
  return { lines, logger: createLogger('info', { write: (line) => void lines.push(line) }) }
}

it('adds the request id to every line, also after asynchronous work', async () => {
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

it('logs no values of a failed statement', () => {
  const { lines, logger } = setUp()
  const statement = Object.assign(new Error('Failed query: select $1\nparams: hush'), {
    params: ['hush'],
    cause: Object.assign(new Error('no'), { code: '57P01', detail: 'hush' }),
  })
  logger.error({ err: statement })
  expect(lines[0]).toContain('57P01')
  expect(lines[0]).not.toContain('hush')
})

it('replaces tickets in paths', () => {
  const { lines, logger } = setUp()
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  const ticket = `${part({ alg: 'HS256' })}.${part({ use: 'export', sub: '7' })}.-a_9`
  logger.info({ path: `/article/file/download/${ticket}` })
  expect(JSON.parse(lines[0] ?? '')).toMatchObject({ path: '/article/file/download/:ticket' })
})

it('logs no requests, headers and queries', () => {
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

it('masks secrets in all other text', () => {
  const { lines, logger } = setUp()
  logger.error({ err: new Error('no such user: zhou@example.com') }, 'call 13812345678')
  expect(lines[0]).toContain('no such user: [masked mail]')
  expect(lines[0]).toContain('call [masked phone]')
  expect(() => JSON.parse(lines[0] ?? '')).not.toThrow()
})

it('limits the length of a field', () => {
  const { lines, logger } = setUp()
  logger.info({ path: `/${'a'.repeat(100_000)}` })
  expect(lines[0]?.length).toBeLessThan(1500)
})
