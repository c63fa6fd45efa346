import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { ensureFree } from './ports.mjs'

it('accepts a free port, and names the variable if the port is in use', async () => {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address()
  await expect(ensureFree(port, 'API_PORT', ' API ')).rejects.toThrow(
    `端口 ${port} 已被别的程序占用：用 API_PORT 给 API 换一个端口再启动。`,
  )
  await new Promise((resolve) => server.close(resolve))
  await expect(ensureFree(port, 'API_PORT', ' API ')).resolves.toBeUndefined()
})
