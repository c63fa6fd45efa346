import { setTimeout as sleep } from 'node:timers/promises'
import { browserFetch } from './browser-fetch.mjs'

/** Longer than all timeouts of the product, so a request that exceeds it hangs. */
const TIMEOUT_MS = 60_000
const EXPIRED = 1401

/**
 * Runs readers and writers in closed loops.
 * @param {object} options
 * @param {string} options.base address that browsers use
 * @param {string} options.api prefix of the paths of calls
 * @param {string} options.token of the author
 * @param {string[]} options.paths to read
 * @param {string} options.labelId
 * @param {number} [options.readers]
 * @param {number} [options.writers]
 * @param {() => Promise<string>} [options.renew] renews an expired token
 */
export function startLoad({ base, api, token, paths, labelId, readers = 6, writers = 4, renew }) {
  let ownToken = token
  let isOver = false
  const confirmed = []
  const requests = []
  /** Number of failures by message. */
  const failures = new Map()

  async function ask(kind, path, init) {
    const started = performance.now()
    let outcome
    try {
      const signal = AbortSignal.timeout(TIMEOUT_MS)
      const answer = await browserFetch(base + path, { ...init, signal })
      const text = await answer.text()
      const isApi = path.startsWith(`${api}/article/api/`) || kind === 'write'
      const { code, message, data } = isApi ? parse(text) : {}
      const isGood = answer.status < 400 && (!isApi || code === 20000)
      outcome = {
        isGood,
        code,
        data,
        words: `${answer.status} ${message ?? text.slice(0, 30)}`.trim(),
      }
    } catch (error) {
      outcome = { isGood: false, words: String(error.cause?.code ?? error.name) }
    }
    const ended = performance.now()
    requests.push({ kind, at: ended, ms: ended - started, isGood: outcome.isGood })
    if (!outcome.isGood) {
      const words = `${kind === 'write' ? '写' : '读'}：${outcome.words}`
      failures.set(words, (failures.get(words) ?? 0) + 1)
      // Pause of a user before a retry.
      await sleep(200)
    }
    return outcome
  }

  async function read(reader) {
    for (let at = reader; !isOver; at += 1) await ask('read', paths[at % paths.length])
  }

  async function write(writer) {
    for (let at = 0; !isOver; at += 1) {
      const title = `演练 ${writer}-${at}-${Date.now()}`
      const body = JSON.stringify({ title, labelIds: [labelId], mdContent: `正文 ${title}` })
      const headers = { authorization: `Bearer ${ownToken}`, 'content-type': 'application/json' }
      const answer = await ask('write', `${api}/article/article`, { method: 'POST', headers, body })
      if (answer.isGood) confirmed.push({ id: answer.data, title })
      else if (answer.code === EXPIRED && renew) ownToken = await renew()
    }
  }

  const work = [
    ...Array.from({ length: readers }, (_, at) => read(at)),
    ...Array.from({ length: writers }, (_, at) => write(at)),
  ]
  return {
    requests,
    failures,
    confirmed,
    async stop() {
      isOver = true
      await Promise.all(work)
    },
    /** Time after `since` until a request of a kind succeeded. */
    recoveredAfter(since, kind = 'write') {
      const next = requests.find((each) => each.at > since && each.kind === kind && each.isGood)
      return next && next.at - since
    },
  }
}

/**
 * Checks that all confirmed writes exist.
 * @param {string} base prefix of the paths of calls
 * @returns {Promise<number>} the number of missing ones
 */
export async function countLost(base, confirmed) {
  let lost = 0
  for (const { id, title } of confirmed) {
    const answer = await fetch(`${base}/article/api/article/${id}`)
    const { data } = parse(await answer.text())
    if (data?.title !== title) lost += 1
  }
  return lost
}

/** @returns the quantile of the times, in ms */
export function quantile(requests, share) {
  const times = requests.map(({ ms }) => ms).sort((a, b) => a - b)
  return times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
}

function parse(text) {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
