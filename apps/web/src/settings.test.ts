import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const APP = fileURLToPath(new URL('..', import.meta.url))

/** Starts the real site, which must exit with an error. */
async function runSite(env: Record<string, string>) {
  const child = spawn(process.execPath, ['--conditions=development', 'server.ts'], {
    cwd: APP,
    env: { PATH: process.env.PATH, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let text = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (piece) => {
      text += piece
    })
  }
  const [code] = await once(child, 'close')
  return { code, text }
}

it('does not start with invalid settings, and names all of them', async () => {
  const { code, text } = await runSite({
    PORT: '0',
    PAGE_CACHE_MB: '96MB',
    DRAIN_SECONDS: 'six',
    LOGIN_SITE_URL: 'https://login.example.com/?next=1',
    REFRESH_SECRET: 'hush',
  })
  expect(code).toBe(1)
  expect(text.trim().split('\n')).toEqual([
    'These settings cannot be used:',
    expect.stringContaining('LOGIN_SITE_URL cannot be used; take the query'),
    expect.stringContaining('REFRESH_SECRET cannot be used; use at least 32 characters'),
    expect.stringContaining('PAGE_CACHE_MB is "96MB"; set it to a whole number'),
    expect.stringContaining('DRAIN_SECONDS is "six"; set it to a whole number'),
  ])
  expect(text).not.toContain('hush')
}, 60_000)
