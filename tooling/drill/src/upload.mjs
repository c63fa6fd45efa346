import { createHash, randomBytes } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { browserFetch } from './browser-fetch.mjs'

const PIECE = 64 * 1024
/** Pause between two files, in ms, because uploads per user are rate-limited. */
const PAUSE = 1000

/**
 * Uploads files one after the other in chunks through the proxy.
 * @param {string} base of the site
 * @param {string} token
 */
export function keepUploading(base, token) {
  const state = { whole: 0, broken: 0, words: new Set(), stop }
  let isOver = false
  const work = run()
  return state

  async function run() {
    for (; !isOver; await sleep(PAUSE)) {
      try {
        await sendOne(base, token)
        state.whole += 1
      } catch (error) {
        state.broken += 1
        state.words.add(String(error.cause?.code ?? error.message))
      }
    }
  }

  async function stop() {
    isOver = true
    await work
  }
}

async function sendOne(base, token) {
  const text = Buffer.from(`${randomBytes(PIECE * 4).toString('base64')}\n`)
  const headers = { authorization: `Bearer ${token}`, 'tus-resumable': '1.0.0' }
  const address = `${base}/api/article/file/tus`
  const name = Buffer.from('drill.txt').toString('base64')
  const created = await browserFetch(address, {
    method: 'POST',
    headers: {
      ...headers,
      'upload-length': `${text.length}`,
      'upload-metadata': `filename ${name}`,
    },
  })
  if (created.status !== 201) throw new Error(await wordsOf(created))
  const url = new URL(created.headers.get('location'), address)
  let answer
  for (let offset = 0; offset < text.length; offset += PIECE) {
    answer = await browserFetch(url, {
      method: 'PATCH',
      headers: {
        ...headers,
        'upload-offset': String(offset),
        'content-type': 'application/offset+octet-stream',
      },
      body: text.subarray(offset, offset + PIECE),
    })
    if (answer.status >= 300) throw new Error(await wordsOf(answer))
  }
  const { checksum } = (await answer.clone().json()).data ?? {}
  if (checksum !== createHash('sha256').update(text).digest('hex')) {
    throw new Error(await wordsOf(answer))
  }
}

/** Message of a response without its variable parts. */
async function wordsOf(answer) {
  const text = (await answer.text()).replace(/,"requestId":"[^"]*"/, '')
  return `tus ${answer.status}: ${text.slice(0, 120)}`
}
