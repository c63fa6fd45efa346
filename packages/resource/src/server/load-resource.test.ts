import { contract } from '@mozhan/api-client/contract'
import { buildResource } from '@mozhan/api-client/fixtures'
import { mockEndpoint } from '@mozhan/api-client/mocks'
import { setupServer } from 'msw/node'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { findResource } from './load-resource.ts'

const network = setupServer()

beforeAll(() => {
  vi.stubEnv('API_URL', location.origin)
  network.listen()
})
afterAll(() => {
  network.close()
  vi.unstubAllEnvs()
})

it('loads without counting a view, because rendering is not a visit', async () => {
  const asked: unknown[] = []
  network.use(
    mockEndpoint(contract.resource.getResource, ({ query }) => {
      asked.push(query?.view)
      return buildResource({ id: '1' })
    }),
  )
  expect((await findResource('1'))?.resource.id).toBe('1')
  expect(asked).toEqual([0])
})
