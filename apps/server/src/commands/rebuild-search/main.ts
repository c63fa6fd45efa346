import { parseConfig } from '../../config.ts'
import { type Progress, rebuildIndex } from '../../domains/search/reindex.ts'
import type { ServerInfo } from '../../platform/store/server-info.ts'
import { describeStartFailure } from '../../start-failure.ts'
import { openContext } from '../open-context.ts'
import { findRunningServer } from '../running-server.ts'
import { copy } from './copy.ts'
import { readProgress } from './read-progress.ts'

try {
  const started = performance.now()
  const total = await rebuild()
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  print(copy.finished(total, seconds))
} catch (error) {
  process.stderr.write(`${copy.broken(describeStartFailure(error))}\n`)
  process.exitCode = 1
}

/** Rebuilds through the running server, which stays available; in this process if none runs. */
async function rebuild(): Promise<number> {
  const config = parseConfig(process.env)
  const note = await findRunningServer(config.dataDir)
  if (note !== undefined) return rebuildRemotely(note)
  print(copy.inProcess)
  const { context, close } = await openContext(config)
  try {
    return await rebuildIndex(context, new AbortController().signal, showProgress)
  } finally {
    await close()
  }
}

async function rebuildRemotely({ url, secret }: ServerInfo): Promise<number> {
  print(copy.viaServer(url))
  const response = await fetch(`${url}/internal/search/rebuild`, {
    method: 'POST',
    headers: { 'x-import-secret': secret },
  })
  if (!response.ok || response.body === null) throw new Error(`HTTP ${response.status}`)
  return readProgress(response.body, showProgress)
}

/** Redraws one line on a terminal; prints every 1000th step elsewhere. */
function showProgress({ done, total }: Progress): void {
  const text = copy.progress(done, total)
  if (process.stdout.isTTY) process.stdout.write(`\r${text}${done === total ? '\n' : ''}`)
  else if (done === total || done % 1000 === 0) print(text)
}

function print(text: string): void {
  process.stdout.write(`${text}\n`)
}
