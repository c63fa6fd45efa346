import { once } from 'node:events'
import { readdirSync, readFileSync } from 'node:fs'
import { chown, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { createApiClient } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTokens } from '../src/platform/http/tokens.ts'
import { createTestDatabase } from './_databases.ts'
import { runToEnd, runWithoutPrivileges, type ServerProcess, startProcess } from './_process.ts'

const SECRET = 'a-secret-for-the-tests-0123456789abcdef'
/** Id of an operating system user without files. */
const OTHER_USER_ID = 65_534

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

  const api = (token?: string) =>
    createApiClient(contract, { baseUrl: server.url, getToken: () => token })

  it('is healthy and publishes its address for tools', async () => {
    const health = await fetch(`${server.url}/healthz`)
    expect(await health.json()).toEqual({ status: 'ok' })
    const note = JSON.parse(readFileSync(path.join(env.DATA_DIR ?? '', 'server.json'), 'utf8'))
    expect(note).toMatchObject({ pid: server.child.pid, url: server.url })
    expect(note.secret).toMatch(/^[0-9a-f]{64}$/)
  })

  if (kind === 'PGlite') {
    it('locks its data folder', async () => {
      const { code, text } = await runToEnd(env)
      expect(code).toBe(1)
      expect(text).toMatch(new RegExp(`in use by process ${server.child.pid}\\b.*set DATA_DIR`))
    }, 60_000)
  }

  it('loses nothing that it has confirmed when it is killed under load', async () => {
    const page = await api().article.listArticles({ body: { size: 1 } })
    const author = page.records[0]?.userId ?? ''
    const [channel] = await api().channel.listChannelLabels()
    const labelIds = [channel?.labelList[0]?.id ?? '']
    const writer = api(await createTokens(SECRET, () => new Date()).sign(author, 600))
    const confirmed: string[] = []
    const writers = Array.from({ length: 8 }, async (_, at) => {
      for (let n = 0; ; n += 1) {
        const body = { title: `写者 ${at} 第 ${n} 篇`, labelIds, mdContent: `正文 ${n}` }
        confirmed.push(await writer.article.createArticle({ body }))
        if (confirmed.length >= 60) server.child.kill('SIGKILL')
      }
    })
    await Promise.allSettled(writers)
    expect(await server.ended).toBe('SIGKILL')
    expect(confirmed.length).toBeGreaterThanOrEqual(60)

    // Immediately, with the data of the killed one.
    server = await startProcess(env)
    for (const id of confirmed) {
      expect(await api().article.getArticle({ params: { id } })).toMatchObject({ id })
    }
    const after = await api().article.listArticles({ body: { size: 1 } })
    expect(after.total).toBeGreaterThanOrEqual(page.total + confirmed.length)
  }, 120_000)

  it('writes buffered data and stops on a signal, and starts again at once', async () => {
    const page = await api().article.listArticles({ body: { size: 1 } })
    const { id = '', viewCount = 0 } = page.records[0] ?? {}
    await api().article.addView({ params: { id } })
    server.child.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    server = await startProcess(env)
    const article = await api().article.getArticle({ params: { id } })
    expect(article.viewCount).toBe(viewCount + 1)
  }, 120_000)
})

describe('a server that cannot start', () => {
  it.each(['API_PORT', 'LOGIN_PORT'])(
    'reports which port is taken: %s',
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

  it('reports every invalid setting', async () => {
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

  it('reports an incomplete database folder without changing it', async () => {
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

  it('reports the owner of a folder of another user', async () => {
    const userId = process.getuid?.()
    const folder = await mkdtemp(path.join(os.tmpdir(), 'mozhan-process-'))
    // Only root can change the owner; for others the root folder belongs to another user.
    const [dataDir, ownerId] = userId === 0 ? [folder, OTHER_USER_ID] : ['/', 0]
    if (userId === 0) await chown(folder, OTHER_USER_ID, OTHER_USER_ID)
    const { code, text } = await runWithoutPrivileges({ DATA_DIR: dataDir })
    await rm(folder, { recursive: true, force: true })
    expect(code).toBe(1)
    expect(text).toBe(
      `The data folder ${dataDir} cannot be written: it belongs to user ${ownerId}, and this process runs as user ${userId}. Correct that, or set DATA_DIR to another folder.`,
    )
  }, 60_000)

  it('reports which database does not answer, without its password', async () => {
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
