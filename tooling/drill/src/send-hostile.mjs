// Sends an expensive input from ten accounts and reports the number of responses.
import { once } from 'node:events'
import os from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'

// Lowest priority, because real clients do not share the CPU with the server.
os.setPriority(19)

process.send('ready')
const [{ base, tokens, articleId, labelId, input, ms }] = await once(process, 'message')
const until = performance.now() + ms
const sent = { answers: 0, failures: 0 }
await Promise.all(
  tokens.map(async (token, account) => {
    for (let at = 0; performance.now() < until; at += 1) await sendOne(token, `${account}-${at}`)
  }),
)
process.send(sent)
process.disconnect()

/** Sends one input. A rejection with a message counts as a response. */
async function sendOne(token, title) {
  const [path, body] = toCall(title)
  const headers = { authorization: `Bearer ${token}`, 'content-type': 'application/json' }
  try {
    const answer = await fetch(base + path, {
      method: 'POST',
      headers,
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(60_000),
    })
    await answer.text()
    if (answer.status >= 500) sent.failures += 1
    else sent.answers += 1
    if (answer.status === 429) await sleep(500)
  } catch {
    sent.failures += 1
  }
}

function toCall(title) {
  const { kind, text } = input
  if (kind === 'comment') return ['/article/comment', { articleId, content: text }]
  if (kind === 'search') {
    return ['/search/api/search/search', { key: text, t: 4, current: 1, size: 20 }]
  }
  return ['/article/article', { title, labelIds: [labelId], mdContent: text }]
}
