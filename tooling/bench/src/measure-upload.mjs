import { createHash } from 'node:crypto'
import { request } from 'node:http'
import { signInDemo } from '@mozhan/test-site/demo-session'
import { measureMemory } from '@mozhan/test-site/measure-memory'

const MEGABYTE = 1024 * 1024
const SIZE_MB = 1024
const INTERRUPTIONS = 20
const SAMPLE_MS = 100
/** Size of a warm-up upload before memory is compared. */
const WARM_UP_MB = 64

/**
 * Uploads a file of 1 GB through the site with interruptions, resuming each time at the offset of the server.
 * @param {import('@mozhan/test-site/temporary-stack').TemporaryStack} stack
 */
export async function measureUpload({ siteUrl, apiUrl, api, site }) {
  const { accessToken } = await signInDemo(apiUrl)
  const open = (sizeMb) => createSender(`${siteUrl}/api`, accessToken, sizeMb)
  await (await open(WARM_UP_MB)).send(WARM_UP_MB * MEGABYTE)

  const memory = watchMemory({ api: api.pid, site: site.pid })
  const started = performance.now()
  const sender = await open(SIZE_MB)
  for (let cut = 1; cut <= INTERRUPTIONS; cut += 1) {
    await sender.send(Math.floor((SIZE_MB * MEGABYTE * cut) / (INTERRUPTIONS + 1)))
  }
  await sender.send(SIZE_MB * MEGABYTE)
  const { file } = await sender.ask()
  const seconds = (performance.now() - started) / 1000
  return {
    isWhole: file?.checksum === hashOf(SIZE_MB) && file.fileSize === SIZE_MB * MEGABYTE,
    twice: sender.sent() / (SIZE_MB * MEGABYTE) - 1,
    seconds,
    memory: memory.stop(),
  }
}

/** One upload. Counts sent bytes, including lost ones. */
async function createSender(base, token, sizeMb) {
  const size = sizeMb * MEGABYTE
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const name = Buffer.from('bench.txt').toString('base64')
  const created = await fetch(`${base}/article/file/tus`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(size), 'upload-metadata': `filename ${name}` },
  })
  if (created.status !== 201) throw new Error(`The server rejected the upload: ${created.status}`)
  const url = new URL(created.headers.get('location'), `${base}/article/file/tus`)
  let sent = 0

  /** Resumes at the offset of the server and closes the connection after `until`, unless that is the end. */
  async function send(until) {
    const answer = await fetch(url, { method: 'HEAD', headers })
    const offset = Number(answer.headers.get('upload-offset'))
    if (offset >= until) return
    const patch = request(url, {
      method: 'PATCH',
      agent: false,
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
        'content-length': String(size - offset),
      },
    })
    const ended = new Promise((resolve) => {
      patch.once('response', (response) => {
        response.resume()
        response.once('end', () => resolve(response.statusCode))
      })
      patch.once('error', () => resolve(undefined))
    })
    for (let at = offset; at < until; ) {
      const chunk = chunkAt(at, Math.min(until, at + MEGABYTE / 4))
      sent += chunk.length
      at += chunk.length
      await new Promise((resolve) => patch.write(chunk, resolve))
    }
    if (until === size) patch.end()
    else patch.destroy()
    const status = await ended
    if (until === size && status !== 200)
      throw new Error(`The last request was answered with ${status}.`)
  }

  const ask = () => callWith(base, url, headers)
  return { send, ask, sent: () => sent }
}

async function callWith(base, url, headers) {
  const response = await fetch(url, { headers })
  const { code, message, data } = await response.json()
  if (code !== 20000) throw new Error(`${base} answered ${code}: ${message}`)
  return data
}

/** A megabyte of text. Each block starts with its number, so that all are different. */
const block = Buffer.from('墨栈 0123456789 abcdefghijklmnopqrstuvwxyz\n'.repeat(30_000)).subarray(
  0,
  MEGABYTE,
)

function blockAt(index) {
  const bytes = Buffer.from(block)
  // Replaces incomplete characters at both ends.
  bytes.write(String(index).padStart(13, '0'))
  bytes.write('\n'.repeat(12), MEGABYTE - 12)
  return bytes
}

function chunkAt(from, to) {
  const index = Math.floor(from / MEGABYTE)
  const end = Math.min(to, (index + 1) * MEGABYTE)
  return blockAt(index).subarray(from - index * MEGABYTE, end - index * MEGABYTE)
}

function hashOf(sizeMb) {
  const hash = createHash('sha256')
  for (let index = 0; index < sizeMb; index += 1) hash.update(blockAt(index))
  return hash.digest('hex')
}

/**
 * Samples resident memory. `stop` returns in megabytes the peak above the initial value of each process, and how
 * much higher the median of the last third is than that of the middle third, which shows growth with the file.
 */
function watchMemory(pids) {
  const programs = Object.entries(pids).map(([name, pid]) => ({
    name,
    pid,
    samples: [measureMemory(pid)],
  }))
  const timer = setInterval(() => {
    for (const { pid, samples } of programs) samples.push(measureMemory(pid))
  }, SAMPLE_MS)
  return {
    stop() {
      clearInterval(timer)
      return Object.fromEntries(programs.map(({ name, samples }) => [name, describe(samples)]))
    },
  }
}

function describe(samples) {
  const third = Math.ceil(samples.length / 3)
  return {
    peak: Math.max(...samples) - samples[0],
    drift: median(samples.slice(-third)) - median(samples.slice(third, -third)),
  }
}

function median(values) {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]
}
