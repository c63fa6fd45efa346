import { readdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { start } from '@mozhan/start/processes'
import { root } from '@mozhan/start/repo'
import { callApi } from '@mozhan/test-site/api'
import { quantile } from './load.mjs'
import { drillEnv, openApi } from './one-api.mjs'
import { openFolder } from './place.mjs'
import { openPostgres } from './postgres.mjs'

const ROUNDS = 20
const PROCESSES = 4
/** Maximum delay after which one process of every second round is killed, in ms. */
const KILLED_WITHIN = 8000
/** Removes the secrets of the drills, so that the first process creates them. */
const OWN_SECRETS = { TOKEN_SECRET: '', REFRESH_SECRET: '' }

/** Starts several APIs at once on an empty PostgreSQL, repeatedly. In every second round one of them is killed. */
export async function firstStart() {
  const folder = openFolder()
  const postgres = await openPostgres(folder)
  const rounds = []
  for (let round = 0; round < ROUNDS; round += 1) {
    const name = `round_${round}`
    await postgres.create(name)
    const url = postgres.url.replace(/[^/]+$/, name)
    rounds.push(await startAtOnce(path.join(folder, name), url, round % 2 === 1))
    rmSync(path.join(folder, name), { recursive: true, force: true })
  }
  const totals = new Set(rounds.flatMap(({ totals }) => totals))
  const failed = rounds.reduce((sum, { failures }) => sum + failures.length, 0)
  const reasons = [...new Set(rounds.flatMap(({ failures }) => failures))].join('；')
  const times = rounds.map(({ ms }) => ({ ms }))
  return [
    { label: '起动', value: `${ROUNDS} 轮，每轮 ${PROCESSES} 个 API，空的 PostgreSQL` },
    {
      label: '没有起来的',
      value: `${failed} 个${reasons && `（${reasons}）`}`,
      ok: failed === 0,
    },
    {
      label: '文章数，到处相同',
      value: [...totals].join('、'),
      ok: totals.size === 1 && !totals.has(0),
    },
    {
      label: '两份密钥，没有留下别的',
      value: rounds.every(({ hasSecrets }) => hasSecrets) ? '是' : '否',
      ok: rounds.every(({ hasSecrets }) => hasSecrets),
    },
    { label: '全部就绪', value: `中位 ${(quantile(times, 0.5) / 1000).toFixed(1)} s` },
  ]
}

/** @param {boolean} withKill whether one more process starts first and is killed meanwhile */
async function startAtOnce(folder, databaseUrl, withKill) {
  const more = { ...OWN_SECRETS, DATABASE_URL: databaseUrl }
  const began = performance.now()
  const victim = withKill ? killDuringStart(folder, more) : undefined
  const starts = Array.from({ length: PROCESSES }, () => openApi(folder, more))
  const outcomes = await Promise.allSettled(starts)
  const ms = performance.now() - began
  await victim
  const apis = outcomes.flatMap(({ value }) => value ?? [])
  const totals = []
  for (const { base } of apis) totals.push(await countArticles(base))
  const secrets = readdirSync(path.join(folder, 'data', 'secrets'))
    .sort()
    .join()
  await Promise.all(apis.map(({ program }) => program.end('SIGKILL')))
  return {
    ms,
    totals,
    hasSecrets: secrets === 'refresh-secret,token-secret',
    failures: outcomes.flatMap(({ reason }) => (reason ? [reason.message.slice(0, 200)] : [])),
  }
}

/** Starts the process before the others, so that it usually is the one that prepares the database. */
async function killDuringStart(folder, more) {
  const ports = {
    API_HOST: '127.0.0.1',
    API_PORT: '0',
    LOGIN_PORT: '0',
    SITE_INVALIDATION_URLS: '',
  }
  const child = start('node', ['src/main.ts'], {
    cwd: path.join(root, 'apps/server'),
    env: drillEnv(folder, { ...ports, ...more }),
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  await sleep(Math.random() * KILLED_WITHIN)
  child.kill('SIGKILL')
  await ended
}

async function countArticles(base) {
  const body = { current: 1, size: 1, categoryId: null, labelId: null }
  return (await callApi(base, '/article/api/article/list', body)).total
}
