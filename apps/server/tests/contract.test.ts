import { contract } from '@mozhan/api-client/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { IDS } from './_content.ts'
import { startMemoryServer, type TestServer } from './_util.ts'

describe('the contract', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startMemoryServer()
    return () => server.close()
  })

  it('is mounted completely', async () => {
    for (const endpoints of Object.values(contract)) {
      for (const endpoint of Object.values(endpoints)) {
        // No row has these ids, so the calls change nothing.
        const path = endpoint.path.replace(/:\w+/g, '7')
        const as = endpoint.access === 'session' ? IDS.lan : undefined
        const { status } = await server.call(endpoint.method, path, { as })
        expect({ path, status }).not.toMatchObject({ status: 404 })
        expect({ path, status }).not.toMatchObject({ status: 500 })
      }
    }
  })
})
