import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, expect, it, vi } from 'vitest'
import { startService } from './service.mjs'

const folder = mkdtempSync(path.join(os.tmpdir(), 'mozhan service '))
afterAll(() => rmSync(folder, { recursive: true }))

async function freePort() {
  const server = createServer()
  await new Promise((resolve) => server.listen(0, resolve))
  const { port } = server.address()
  await new Promise((resolve) => server.close(resolve))
  return port
}

const service = (script, readyUrl = 'http://127.0.0.1:9/') => {
  const file = path.join(folder, `${Math.random()}.mjs`)
  writeFileSync(file, script)
  return startService({ name: 'test', folder: '.', args: [file], env: process.env, readyUrl })
}

it('prints only the message of a program that cannot start, with its exit code', async () => {
  const start = service(
    "console.log('noise'); console.error('数据目录已被占用。'); process.exitCode = 3",
  )
  await expect(start).rejects.toMatchObject({ message: '数据目录已被占用。', exitCode: 3 })
})

it('is ready when the address responds, and returns the exit code', async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true)
  const port = await freePort()
  const script = `
    import { createServer } from 'node:http'
    createServer((_, response) => { response.end(); setTimeout(() => process.exit(5), 50) }).listen(${port})`
  const { ended } = await service(script, `http://127.0.0.1:${port}/`)
  expect(await ended).toBe(5)
})
