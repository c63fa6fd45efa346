import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { createApiClient } from '@mozhan/api-client'
import { contract } from '@mozhan/api-client/contract'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { spawnServer } from './_process.ts'

const PASSWORD = /owner，密码：([\w-]+)/

let dataDir: string
beforeAll(async () => {
  dataDir = await mkdtemp(path.join(os.tmpdir(), 'mozhan-empty-'))
})
afterAll(() => rm(dataDir, { recursive: true, force: true }))

/** Runs a server without demonstration content until `use` ends; returns what it printed. */
async function run(use: (url: string, text: string) => Promise<void>): Promise<string> {
  const { child, ended, output } = spawnServer({ DATA_DIR: dataDir, DEMO: 'off' })
  try {
    let url: string | undefined
    while (url === undefined) {
      expect(child.exitCode, output.text).toBeNull()
      await sleep(50)
      url = /"url":"(http:[^"]+)"/.exec(output.text)?.[1]
    }
    await use(url, output.text)
  } finally {
    child.kill('SIGTERM')
    await ended
  }
  return output.text
}

it('starts without demonstration content, with one owner whose password is printed once', async () => {
  let password = ''
  const first = await run(async (baseUrl, text) => {
    password = PASSWORD.exec(text)?.[1] ?? ''
    expect(password).toHaveLength(16)
    const api = createApiClient(contract, { baseUrl })
    const { total } = await api.article.listArticles({ body: {} })
    expect(total).toBe(0)
    expect(await api.channel.listChannelLabels()).not.toHaveLength(0)
    const signIn = (name: string, secret: string) =>
      api.auth.login({ body: { username: name, password: secret } })
    expect(await signIn('owner', password)).toMatchObject({ userInfo: { username: 'owner' } })
    await expect(signIn('demo', 'demo-mozhan')).rejects.toMatchObject({ status: 200 })
  })
  const logged = first.split('\n').filter((line) => line.startsWith('{'))
  expect(logged.join('\n')).not.toContain(password)
  const second = await run(async () => {})
  expect(second).not.toMatch(PASSWORD)
}, 120_000)
