import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { ServerInfo } from '../platform/store/server-info.ts'

const serverInfoSchema: z.ZodType<ServerInfo> = z.object({
  pid: z.number(),
  url: z.url(),
  secret: z.string(),
})

/** The running server of a data folder; undefined if none answers. */
export async function findRunningServer(dataDir: string): Promise<ServerInfo | undefined> {
  const note = readServerInfo(dataDir)
  return note !== undefined && (await isAnswering(note.url)) ? note : undefined
}

function readServerInfo(dataDir: string): ServerInfo | undefined {
  try {
    const note = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'))
    return serverInfoSchema.parse(note)
  } catch {
    // No file, or one that a killed server wrote partially: no server is running.
    return undefined
  }
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}
