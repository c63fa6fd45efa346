import { createHmac } from 'node:crypto'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { listArticles } from '@mozhan/test-site/api'
import WebSocket from 'ws'

const SOCKETS = 5000
/** Sockets that are opened side by side, but for the storm. */
const WAVE = 100
const PUSHES = 300
const PATIENCE_MS = 10_000
/** The listen queue of the system is short: a storm comes over a moment, as browsers spread it. */
const STORM_MS = 2000
const GIVE_UP_MS = 60_000
const FIRST_PERSON = 1_900_000_000_000_000_000n

/** Lets the API be asked for what it holds. */
const REPORTING = ['--expose-gc', '--import', new URL('report-memory.mjs', import.meta.url).href]
const POLL_MS = 50
/** What opening left behind, timers among it, is gone by then. */
const SETTLE_MS = 6000

/**
 * Five thousand people with a socket each, at an API that has started anew: what it needed to fill its folder would
 * hide what a socket needs.
 * @param {import('@mozhan/test-site/temporary-stack').TemporaryStack} stack
 */
export async function measureSockets({ apiUrl, dataDir, api, startApi }) {
  process.kill(api.pid, 'SIGTERM')
  await api.ended
  const { pid } = await startApi(REPORTING)
  const tokenOf = openSigner(dataDir)
  const url = `${apiUrl.replace('http', 'ws')}/wss`
  const people = Array.from({ length: SOCKETS }, (_, at) => String(FIRST_PERSON + BigInt(at)))
  const openWave = (at) =>
    Promise.all(people.slice(at, at + WAVE).map((id) => open(url, tokenOf(id))))
  // What is loaded and compiled for the first ones is no socket's.
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
  const storm = people.map(async (id) => {
    await sleep(Math.random() * STORM_MS)
    return comeBack(url, tokenOf(id))
  })
  const again = await Promise.all(storm)
  const stormMs = performance.now() - started
  for (const socket of again) socket.terminate()
  return { socketKb, stormMs, ...pushes }
}

/**
 * Bytes that an API holds in objects and buffers, without garbage. Resident memory would not tell: what its start needed
 * for a while is kept, and taken by the sockets.
 */
async function readMemory(pid, dataDir) {
  const file = path.join(dataDir, 'memory.json')
  rmSync(file, { force: true })
  process.kill(pid, 'SIGUSR2')
  const deadline = Date.now() + PATIENCE_MS
  while (!existsSync(file)) {
    if (Date.now() > deadline) throw new Error('the API does not say what it holds')
    await sleep(POLL_MS)
  }
  const { heapUsed, external } = JSON.parse(readFileSync(file, 'utf8'))
  return heapUsed + external
}

/**
 * From the request that likes, or takes it back, to the frame at the writer, while all the sockets are open: both change
 * what is unread. More likes of the same thing would not.
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
      sleep(PATIENCE_MS).then(() => Promise.reject(new Error('no push'))),
    ])
    times.push(performance.now() - started)
  }
  socket.terminate()
  times.sort((a, b) => a - b)
  return { pushP50: times[PUSHES / 2], pushP99: times[Math.floor(PUSHES * 0.99)] }
}

/** As browsers do: who is not served tries again, later than before. */
async function comeBack(url, token) {
  for (let most = STORM_MS; most < GIVE_UP_MS; most *= 2) {
    try {
      return await open(url, token)
    } catch {
      await sleep(Math.random() * most)
    }
  }
  throw new Error('a socket was never served')
}

/** Connected and subscribed. */
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

/** Signs as the API does, with the secret in its folder: a sign-in for each person would measure something else. */
function openSigner(dataDir) {
  const secret = readFileSync(path.join(dataDir, 'secrets', 'token-secret'), 'utf8').trim()
  return (sub) => {
    const iat = Math.floor(Date.now() / 1000)
    const encode = (value) => Buffer.from(JSON.stringify(value)).toString('base64url')
    const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ use: 'access', sub, iat, exp: iat + 3600 })}`
    return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`
  }
}
