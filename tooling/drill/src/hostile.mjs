import { fork } from 'node:child_process'
import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { callApi, listArticles } from '@mozhan/test-site/api'
import { signInDemo } from '@mozhan/test-site/demo-session'
import { freePort } from '@mozhan/test-site/free-port'
import { importSource } from '@mozhan/test-site/import-source'
import { measureMemory } from '@mozhan/test-site/measure-memory'
import { hostileInputs } from './hostile-inputs.mjs'
import { openApi } from './one-api.mjs'
import { openFolder } from './place.mjs'
import { openPostgres } from './postgres.mjs'

const ACCOUNTS = 10
/** Reads per second while an input is sent. */
const RATE = 50
const WATCH_MS = 8000
const MAX_RATIO = 3
/** Minimum baseline, in ms; lower values are noise. */
const MIN_QUIET_MS = 5
const MAX_LOOP_MS = 50
const MAX_LEFT_MB = 50
const MAX_PUBLISH_MS = 2000

/** Ten accounts send expensive inputs in a closed loop while others read. */
export async function hostile() {
  const rows = []
  for (const name of ['PGlite', 'PostgreSQL']) {
    const folder = openFolder()
    const database = name === 'PGlite' ? {} : { DATABASE_URL: (await openPostgres(folder)).url }
    rows.push(...(await watchInputs(name, folder, database)))
  }
  return rows
}

async function watchInputs(name, folder, database) {
  const metricsPort = await freePort()
  const { base, program } = await openApi(folder, {
    ...database,
    API_METRICS_PORT: String(metricsPort),
    RATE_LIMITS: 'off',
  })
  const place = await preparePlace(base)
  const readLoop = () => readLoopDelay(metricsPort)
  const sender = await openSender()
  await sender.send(place, { kind: 'article', text: '# 热身\n\n```js\nlet a\n```' }, 1000)
  await watchReads(place, 2000)
  await readLoop()
  const quiet = await watchReads(place, WATCH_MS)
  const memory = measureMemory(program.pid())
  const limit = MAX_RATIO * Math.max(quiet.p99, MIN_QUIET_MS)
  const rows = [
    { label: `${name}：平静时 p99`, value: `${quiet.p99.toFixed(1)} ms` },
    await publishLongArticle(name, place),
  ]
  for (const [label, input] of Object.entries(hostileInputs)) {
    const sender = await openSender()
    await readLoop()
    const [reads, sent] = await Promise.all([
      watchReads(place, WATCH_MS),
      sender.send(place, input, WATCH_MS),
    ])
    const loop = await readLoop()
    const isAlive = !program.hasEnded()
    const isGood = reads.p99 <= limit && reads.failed === 0 && loop < MAX_LOOP_MS && isAlive
    const { answers, failures } = sent
    rows.push({
      label: `${name}：${label}`,
      value:
        `p99 ${reads.p99.toFixed(1)} ms，失败 ${reads.failed}，事件循环 p99 ${loop.toFixed(1)} ms，` +
        `发出 ${answers}${failures > 0 ? `（${failures} 个没有应答）` : ''}`,
      ok: isGood,
    })
    if (!isAlive) return rows
  }
  // Idle threads end after a minute.
  await watchReads(place, 75_000)
  const left = measureMemory(program.pid()) - memory
  rows.push({
    label: `${name}：之后多占的内存`,
    value: `${left.toFixed(0)} MB`,
    ok: left <= MAX_LEFT_MB,
  })
  await program.end('SIGTERM')
  return rows
}

async function preparePlace(base) {
  const tokens = []
  for (let at = 0; at < ACCOUNTS; at += 1) {
    const credentials = { username: `hostile_${at}`, password: 'a password of the drill' }
    const body = { ...credentials, repPassword: credentials.password }
    await callApi(base, '/system/api/user/register', body)
    tokens.push((await signInDemo(base, credentials)).accessToken)
  }
  const reader = await signInDemo(base)
  const [article] = await listArticles(base, 1)
  const [channel] = await callApi(base, '/article/api/category/label/list')
  return { base, tokens, reader, articleId: article.id, labelId: channel.labelList[0].id }
}

/** Publishes a valid text of 200 KB with sixty code blocks in ten languages, which must be fast and fully rendered. */
async function publishLongArticle(name, { base, tokens, labelId }) {
  const { buildLongArticle } = await importSource('packages/markdown/bench/article.mjs')
  const started = performance.now()
  const body = { title: '长文', labelIds: [labelId], mdContent: buildLongArticle() }
  const id = await callApi(base, '/article/article', body, tokens[0])
  const ms = performance.now() - started
  const { htmlContent } = await callApi(base, `/article/api/article/${id}`)
  const blocks = htmlContent.match(/<pre/g)?.length ?? 0
  const isColoured = /<pre[\s\S]*?<span class=/.test(htmlContent)
  return {
    label: `${name}：发布 200 KB 的长文`,
    value: `${(ms / 1000).toFixed(2)} s，${blocks} 段代码`,
    ok: ms < MAX_PUBLISH_MS && blocks === 60 && isColoured,
  }
}

/** Reads an article and the message status in an open loop. */
async function watchReads({ base, reader, articleId }, ms) {
  const { uid } = JSON.parse(reader.userInfo)
  const headers = { authorization: `Bearer ${reader.accessToken}` }
  const paths = [`/article/api/article/${articleId}`, `/system/message/getMsgStatus/${uid}`]
  const times = []
  let failed = 0
  const reads = []
  const started = performance.now()
  for (let at = 0; performance.now() - started < ms; at += 1) {
    reads.push(read(paths[at % paths.length]))
    await sleep(Math.max(0, started + ((at + 1) * 1000) / RATE - performance.now()))
  }
  await Promise.all(reads)
  times.sort((a, b) => a - b)
  return { p99: times[Math.floor(times.length * 0.99)] ?? Number.POSITIVE_INFINITY, failed }

  async function read(path) {
    const begun = performance.now()
    try {
      const answer = await fetch(base + path, { headers, signal: AbortSignal.timeout(30_000) })
      const { code } = await answer.json()
      if (code !== 20000) failed += 1
    } catch {
      failed += 1
    }
    times.push(performance.now() - begun)
  }
}

/**
 * A separate process that sends inputs from all accounts, because the work of clients must not delay the measuring process.
 * It has started when it is returned, so its start takes no CPU time from what is measured.
 */
async function openSender() {
  const program = fileURLToPath(new URL('send-hostile.mjs', import.meta.url))
  // Without the flags of the command, which load its set-up.
  const sender = fork(program, { execArgv: [] })
  await once(sender, 'message')
  return {
    /** Sends one input for `ms`; to be called once. */
    async send({ base, tokens, articleId, labelId }, input, ms) {
      sender.send({ base, tokens, articleId, labelId, input, ms })
      const [sent] = await once(sender, 'message')
      return sent
    },
  }
}

/** Event loop delay since the last call, p99, in ms. */
async function readLoopDelay(port) {
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text()
  return Number(/^nodejs_eventloop_lag_p99_seconds (\S+)/m.exec(text)?.[1]) * 1000
}
