import { readFileSync } from 'node:fs'
import path from 'node:path'

const EDITS = 20
const POLL_MS = 10
const GIVE_UP_MS = 10_000

/**
 * Edits one article again and again, and waits each time until its page shows the new text.
 * @param {{ siteUrl: string, dataDir: string }} stack
 * @returns {Promise<{ medianMs: number, maxMs: number }>} from the confirmed edit to the page
 */
export async function measureFreshness({ siteUrl, dataDir }) {
  const write = openWriter(dataDir)
  const url = `${siteUrl}/article/${await write('第 0 版')}`
  await waitForText(url, '第 0 版')
  const times = []
  for (let edit = 1; edit <= EDITS; edit += 1) {
    const text = `第 ${edit} 版`
    await write(text)
    times.push(await waitForText(url, text))
  }
  times.sort((a, b) => a - b)
  return { medianMs: times[EDITS / 2], maxMs: times[EDITS - 1] }
}

/** Writes as the importer does: the running server tells the folder's owner how to reach it. */
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
    if (code !== 20000) throw new Error(`The article was not taken: ${code} ${message}`)
    return data.id
  }
}

async function waitForText(url, text) {
  const started = performance.now()
  while (performance.now() - started < GIVE_UP_MS) {
    if ((await (await fetch(url)).text()).includes(text)) return performance.now() - started
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
  }
  throw new Error(`${url} does not show ${text} after ${GIVE_UP_MS} ms.`)
}
