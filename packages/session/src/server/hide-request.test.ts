import { inspect } from 'node:util'
import { createApiClient } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import { expect, it } from 'vitest'
import { attachFailureDigests } from './attach-failure-digests.ts'

const TOKEN = 'secret-token'
const answers: [string, typeof fetch][] = [
  ['nothing answers', async () => Promise.reject(new TypeError('fetch failed'))],
  ['the answer takes too long', () => new Promise(() => {})],
  ['the call is refused', async () => Response.json({ code: 500, message: 'no' }, { status: 500 })],
  ['the answer has the wrong shape', async () => Response.json({ code: 20000, data: 1 })],
]

it.each(answers)('logs no token if %s', async (_, fetch) => {
  const options = { baseUrl: 'http://api.test', getToken: () => TOKEN, timeout: 50, fetch }
  const api = attachFailureDigests(createApiClient(contract, options))
  const call = api.user.getMe({ params: { id: '1' } })
  const error = await call.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  expect(error).toBeInstanceOf(Error)
  expect(inspect(error, { depth: 10 })).not.toContain(TOKEN)
})
