import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTokens } from '../src/platform/http/tokens.ts'
import { createTestDatabase } from './_databases.ts'
import { runToEnd, runWithoutPrivileges, type ServerProcess, startProcess } from './_process.ts'

const SECRET = 'a-secret-for-the-tests-0123456789abcdef'
/** Of a user who owns nothing. */
const OTHER_USER_ID = 65_534

interface Answer {
  readonly code: number
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  readonly data: any
}

const kinds = process.env.TEST_DATABASE_URL ? ['PGlite', 'PostgreSQL'] : ['PGlite']

describe.each(kinds)('the server as a process (%s)', (kind) => {
  let server: ServerProcess
  let env: Record<string, string>
  let drop = async () => {}

  beforeAll(async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mozhan-process-'))
    env = { DATA_DIR: dataDir, TOKEN_SECRET: SECRET }
    if (kind === 'PostgreSQL') {
      const database = await createTestDatabase()
      env.DATABASE_URL = database.url
      drop = database.drop
    }
    server = await startProcess(env)
  }, 120_000)
  afterAll(async () => {
    server.child.kill('SIGKILL')
    await server.ended
    await drop()
    await rm(env.DATA_DIR ?? '', { recursive: true, force: true })
  })

  const call = async (
    method: string,
    pathname: string,
    body?: unknown,
    token?: string,
  ): Promise<Answer> => {
    const response = await fetch(`${server.url}${pathname}`, {
      method,
      headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    // The envelope, as the server's own tests check it.
    return (await response.json()) as Answer
  }

  it('answers when it is healthy and tells tools where it is', async () => {
    expect(await call('GET', '/healthz')).toEqual({ status: 'ok' })
    const note = JSON.parse(readFileSync(path.join(env.DATA_DIR ?? '', 'server.json'), 'utf8'))
    expect(note).toMatchObject({ pid: server.child.pid, url: server.url })
    expect(note.secret).toMatch(/^[0-9a-f]{64}$/)
  })

  if (kind === 'PGlite') {
    it('is the only one that opens its data folder', async () => {
      const { code, text } = await runToEnd(env)
      expect(code).toBe(1)
      expect(text).toMatch(new RegExp(`in use by process ${server.child.pid}\\b.*set DATA_DIR`))
    }, 60_000)
  }

  it('loses nothing it has confirmed when it is killed while many write', async () => {
    const { data: page } = await call('POST', '/article/api/article/list', { size: 1 })
    const author = page.records[0].userId
    const { data: categories } = await call('GET', '/article/api/category/label/list')
    const labelIds = [categories[0].labelList[0].id]
    const token = await createTokens(SECRET, () => new Date()).sign(author, 600)
    const confirmed: string[] = []
    const writers = Array.from({ length: 8 }, async (_, writer) => {
      for (let n = 0; ; n += 1) {
        const draft = { title: `写者 ${writer} 第 ${n} 篇`, labelIds, mdContent: `正文 ${n}` }
        const { code, data } = await call('POST', '/article/article', draft, token)
        if (code === 20000) confirmed.push(data)
        if (confirmed.length >= 60) server.child.kill('SIGKILL')
      }
    })
    await Promise.allSettled(writers)
    expect(await server.ended).toBe('SIGKILL')
    expect(confirmed.length).toBeGreaterThanOrEqual(60)

    // At once, on what the killed one left behind.
    server = await startProcess(env)
    for (const id of confirmed) {
      expect(await call('GET', `/article/api/article/${id}`)).toMatchObject({ data: { id } })
    }
    const { data: after } = await call('POST', '/article/api/article/list', { size: 1 })
    expect(after.total).toBeGreaterThanOrEqual(page.total + confirmed.length)
  }, 120_000)

  it('writes what it holds and stops when asked to, and starts again at once', async () => {
    const { data: page } = await call('POST', '/article/api/article/list', { size: 1 })
    const { id, viewCount } = page.records[0]
    await call('PUT', `/article/api/article/viewCount/${id}`)
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    server = await startProcess(env)
    const { data } = await call('GET', `/article/api/article/${id}`)
    expect(data.viewCount).toBe(viewCount + 1)
  }, 120_000)
})

describe('a server that cannot start', () => {
  it.each(['API_PORT', 'LOGIN_PORT'])(
    'says which port is taken: %s',
    async (variable) => {
      const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mozhan-process-'))
      const taken = net.createServer().listen(0, '127.0.0.1')
      await once(taken, 'listening')
      const address = taken.address()
      const port = String(typeof address === 'object' ? address?.port : '')
      const { code, text } = await runToEnd({ DATA_DIR: dataDir, [variable]: port })
      taken.close()
      await rm(dataDir, { recursive: true, force: true })
      expect(code).toBe(1)
      expect(text).toContain(`Port ${port} is taken by another program; stop it or set ${variable}`)
    },
    120_000,
  )

  it('names every setting that cannot be used', async () => {
    const { code, text } = await runToEnd({
      API_PORT: 'any',
      PAGE_CACHE_MB: '96MB',
      TOKEN_SECRET: 'hush',
      SITE_URL: 'https://blog.example.com/?a=b',
    })
    expect(code).toBe(1)
    expect(text.split('\n')).toHaveLength(5)
    for (const name of ['API_PORT', 'PAGE_CACHE_MB', 'TOKEN_SECRET', 'SITE_URL']) {
      expect(text).toContain(`- ${name} `)
    }
    expect(text).not.toContain('hush')
  }, 60_000)

  it('names a database folder that a cut start has left, and leaves it alone', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mozhan-process-'))
    await mkdir(path.join(dataDir, 'pg'))
    await writeFile(path.join(dataDir, 'pg/PG_VERSION'), '18\n')
    const { code, text } = await runToEnd({ DATA_DIR: dataDir })
    expect(code).toBe(1)
    expect(text).toMatch(/^The database folder .*\/pg is incomplete: .* delete it and start again/)
    expect(text.split('\n')).toHaveLength(1)
    expect(readdirSync(path.join(dataDir, 'pg'))).toEqual(['PG_VERSION'])
    await rm(dataDir, { recursive: true, force: true })
  }, 60_000)

  it('names the owner of a folder that is another user’s', async () => {
    const userId = process.getuid?.()
    const folder = await mkdtemp(path.join(os.tmpdir(), 'mozhan-process-'))
    // Only root can give a folder away; for all others the root folder is another user's.
    const [dataDir, ownerId] = userId === 0 ? [folder, OTHER_USER_ID] : ['/', 0]
    if (userId === 0) await chown(folder, OTHER_USER_ID, OTHER_USER_ID)
    const { code, text } = await runWithoutPrivileges({ DATA_DIR: dataDir })
    await rm(folder, { recursive: true, force: true })
    expect(code).toBe(1)
    expect(text).toBe(
      `The data folder ${dataDir} cannot be written: it belongs to user ${ownerId}, and this process runs as user ${userId}. Correct that, or set DATA_DIR to another folder.`,
    )
  }, 60_000)

  it('says which database does not answer, without its password', async () => {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), 'mozhan-process-'))
    const { code, text } = await runToEnd({
      DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://someone:hush@127.0.0.1:1/nothing',
    })
    await rm(dataDir, { recursive: true, force: true })
    expect(code).toBe(1)
    expect(text).toMatch(
      /^The database at 127\.0\.0\.1:1\/nothing does not answer .*DATABASE_URL\.$/,
    )
    expect(text).not.toContain('hush')
  }, 60_000)
})
