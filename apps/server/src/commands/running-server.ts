import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { ServerNote } from '../platform/store/server-note.ts'

const serverNoteSchema: z.ZodType<ServerNote> = z.object({
  pid: z.number(),
  url: z.url(),
  secret: z.string(),
})

/** The running server of a data folder; undefined if none answers. */
export async function findRunningServer(dataDir: string): Promise<ServerNote | undefined> {
  const note = readServerNote(dataDir)
  return note !== undefined && (await isAnswering(note.url)) ? note : undefined
}

function readServerNote(dataDir: string): ServerNote | undefined {
  try {
    const note = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'))
    return serverNoteSchema.parse(note)
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
