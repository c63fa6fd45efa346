import { createHmac } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listArticles } from '@mozhan/test-site/api'
import WebSocket from 'ws'

const SOCKETS = 5000
/** Number of sockets that are opened in parallel, except in the reconnection storm. */
const WAVE = 100
const PUSHES = 300
const TIMEOUT_MS = 10_000
/** Duration over which reconnections are spread, as browsers do, because the system's listen queue is short. */
const STORM_MS = 2000
const GIVE_UP_MS = 60_000
const FIRST_USER_ID = 1_900_000_000_000_000_000n

/** Flags of Node that let the API report its memory. */
const REPORTING = ['--expose-gc', '--import', new URL('report-memory.mjs', import.meta.url).href]
const POLL_MS = 50
/** Time until temporary memory of opening sockets is released, in ms. */
const SETTLE_MS = 6000

/**
 * Opens one socket for each of 5,000 users at a restarted API, because memory used for creating the demonstration
 * content would distort the result.
 * @param {import('@mozhan/test-site/temporary-stack').TemporaryStack} stack
 */
export async function measureSockets({ apiUrl, dataDir, api, startApi }) {
  process.kill(api.pid, 'SIGTERM')
  await api.ended
  const { pid } = await startApi(REPORTING)
  const tokenOf = openSigner(dataDir)
  const url = `${apiUrl.replace('http', 'ws')}/wss`
  const userIds = Array.from({ length: SOCKETS }, (_, at) => String(FIRST_USER_ID + BigInt(at)))
  const openWave = (at) =>
    Promise.all(userIds.slice(at, at + WAVE).map((id) => open(url, tokenOf(id))))
  // Warm-up: loaded and compiled code must not count as socket memory.
  for (const socket of await openWave(0)) socket.terminate()
  await sleep(SETTLE_MS)
  const bare = await readMemory(pid, dataDir)
  const sockets = []
  for (let at = 0; at < SOCKETS; at += WAVE) sockets.push(...(await openWave(at)))
  await sleep(SETTLE_MS)
  const full = await readMemory(pid, dataDir)
  const socketKb = (full - bare) / SOCKETS / 1024
  const pushes = await measurePushes({ apiUrl, url, tokenOf })
  for (const socket of sockets) socket.terminate()
  await sleep(2000)
  const started = performance.now()
  const storm = userIds.map(async (id) => {
    await sleep(Math.random() * STORM_MS)
    return reconnect(url, tokenOf(id))
  })
  const again = await Promise.all(storm)
  const stormMs = performance.now() - started
  for (const socket of again) socket.terminate()
  return { socketKb, stormMs, ...pushes }
}

/**
 * Bytes in objects and buffers of an API after garbage collection. Resident memory is unsuitable, because memory freed
 * after the start is reused for sockets.
 */
async function readMemory(pid, dataDir) {
  const file = path.join(dataDir, 'memory.json')
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  const deadline = Date.now() + TIMEOUT_MS
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error('the API did not report its memory')
    await sleep(POLL_MS)
  }
  const { heapUsed, external } = JSON.parse(readFileSync(file, 'utf8'))
  return heapUsed + external
}

/**
 * Time from a like or its removal to the frame at the author, while all sockets are open. Both change the number of
 * unread messages; repeated likes would not.
 */
async function measurePushes({ apiUrl, url, tokenOf }) {
  const articles = await listArticles(apiUrl, 20)
  const [writer, reader] = [...new Set(articles.map(({ userId }) => userId))]
  const { id } = articles.find(({ userId }) => userId === writer)
  const socket = await open(url, tokenOf(writer))
  const headers = { authorization: `Bearer ${tokenOf(reader)}` }
  const like = (value) =>
    fetch(`${apiUrl}/article/article/thumb/${id}/${value}`, { method: 'PUT', headers })
  await like(-1)
  await sleep(500)
  const times = []
  for (let at = 0; at < PUSHES; at++) {
    const arrives = new Promise((resolve) => socket.once('push', resolve))
    const started = performance.now()
    await like(at % 2 === 0 ? 1 : -1)
    await Promise.race([
      arrives,
      sleep(TIMEOUT_MS).then(() => Promise.reject(new Error('no push'))),
    ])
    times.push(performance.now() - started)
  }
  socket.terminate()
  times.sort((a, b) => a - b)
  return { pushP50: times[PUSHES / 2], pushP99: times[Math.floor(PUSHES * 0.99)] }
}

/** Reconnects with exponential backoff and jitter, as browsers do. */
async function reconnect(url, token) {
  for (let maxDelayMs = STORM_MS; maxDelayMs < GIVE_UP_MS; maxDelayMs *= 2) {
    try {
      return await open(url, token)
    } catch {
      await sleep(Math.random() * maxDelayMs)
    }
  }
  throw new Error('a socket could not reconnect')
}

/** Opens a connected and subscribed socket. */
function open(url, token) {
  const socket = new WebSocket(url, ['v12.stomp'], { perMessageDeflate: false })
  return new Promise((resolve, reject) => {
    socket.once('error', reject)
    socket.once('close', () => reject(new Error('the API closed a socket')))
    socket.once('open', () => {
      socket.send(`CONNECT\naccept-version:1.2\nhost:x\nAuthorization:Bearer ${token}\n\n\0`)
      socket.send('SUBSCRIBE\nid:sub-0\nreceipt:r\ndestination:/user/queue/system\n\n\0')
    })
    socket.on('message', (data) => {
      const text = String(data)
      if (text.startsWith('RECEIPT')) resolve(socket)
      else if (text.startsWith('MESSAGE')) socket.emit('push')
    })
  })
}

/** Signs access tokens with the secret of the API, because 5,000 sign-ins would distort the measurement. */
function openSigner(dataDir) {
  const secret = readFileSync(path.join(dataDir, 'secrets', 'token-secret'), 'utf8').trim()
  return (sub) => {
    const iat = Math.floor(Date.now() / 1000)
    const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ use: 'access', sub, iat, exp: iat + 3600 })}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
}
