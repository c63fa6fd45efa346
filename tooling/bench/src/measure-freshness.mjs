import { readFileSync } from 'node:fs'
import path from 'node:path'

const EDITS = 20
const POLL_MS = 10
const GIVE_UP_MS = 10_000

/**
 * Edits an article repeatedly and waits each time until its page shows the new text and the search finds it.
 * @param {{ siteUrl: string, dataDir: string }} stack
 * @returns {Promise<Record<'page' | 'search', { medianMs: number, maxMs: number }>>} from the confirmed edit
 */
export async function measureFreshness({ siteUrl, dataDir }) {
  const write = openWriter(dataDir)
  const url = `${siteUrl}/article/${await write('第 0 版')}`
  await waitForText(url, '第 0 版')
  const times = { page: [], search: [] }
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const word = `fresh${edit}x${Date.now().toString(36)}`
    const text = `第 ${edit} 版 ${word}`
    await write(text)
    const started = performance.now()
    await waitForText(url, text)
    times.page.push(performance.now() - started)
    await waitUntilFound(siteUrl, word)
    times.search.push(performance.now() - started)
  }
  return { page: summarise(times.page), search: summarise(times.search) }
}

function summarise(times) {
  const sorted = times.toSorted((a, b) => a - b)
  return { medianMs: sorted[EDITS / 2], maxMs: sorted[EDITS - 1] }
}

/** Writes like the import command: the running server stores its address and a key in its data folder. */
function openWriter(dataDir) {
  const { url, secret } = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'))
  return async (title) => {
    const answer = await fetch(`${url}/internal/import/article`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'x-import-secret': secret },
      body: JSON.stringify({
        author: 'demo',
        sourceKey: 'bench/freshness.md',
        title,
        markdown: title,
        labels: [],
      }),
    })
    const { code, message, data } = await answer.json()
    if (code !== 20000) throw new Error(`The API rejected the article: ${code} ${message}`)
    return data.id
  }
}

function waitForText(url, text) {
  return waitUntil(`${url} does not show ${text}`, async () =>
    (await (await fetch(url)).text()).includes(text),
  )
}

function waitUntilFound(siteUrl, key) {
  return waitUntil(`${key} is not found`, async () => {
    const answer = await fetch(`${siteUrl}/api/search/api/search/search`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ key, t: 0, current: 1, size: 1 }),
    })
    return (await answer.json()).data.total > 0
  })
}

async function waitUntil(complaint, isTrue) {
  const started = performance.now()
  while (performance.now() - started < GIVE_UP_MS) {
    if (await isTrue()) return
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`${complaint} after ${GIVE_UP_MS} ms.`)
}
