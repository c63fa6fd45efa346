import { contract } from '@mozhan/api-client/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { startMemoryServer, type TestServer } from './_util.ts'

describe('the documentation', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await startMemoryServer()
    return () => server.close()
  })

  it('describes every call in OpenAPI 3.1', async () => {
    const response = await server.call('GET', '/openapi.json')
    const { openapi, paths } = Object(response)
    expect(openapi).toBe('3.1.0')
    for (const { path, method } of Object.values(contract).flatMap((group) =>
      Object.values(group),
    )) {
      const template = path.replace(/:(\w+)/g, '{$1}')
      expect(paths[template], template).toHaveProperty(method.toLowerCase())
    }
  })

  it('uses own files only, under a strict policy', async () => {
    const page = await server.call('GET', '/docs')
    expect(page.headers.get('content-security-policy')).toContain("script-src 'self'")
    const links = [...String(page.data).matchAll(/(?:src|href)="([^"]+)"/g)].map(
      (match) => match[1] ?? '',
    )
    expect(links).toHaveLength(4)
    for (const link of links) expect((await server.call('GET', link)).status).toBe(200)
    expect((await server.call('GET', '/docs/package.json')).status).toBe(404)
    expect((await server.call('GET', '/docs/constructor')).status).toBe(404)
  })
})
