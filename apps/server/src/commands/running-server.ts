import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as z from 'zod'
import type { ServerNote } from '../platform/store/server-note.ts'

const serverNoteSchema: z.ZodType<ServerNote> = z.object({
  pid: z.number(),
  url: z.url(),
  secret: z.string(),
})

/** The server that runs over a data folder, if one answers. */
export async function findRunningServer(dataDir: string): Promise<ServerNote | undefined> {
  const note = readServerNote(dataDir)
  return note !== undefined && (await isAnswering(note.url)) ? note : undefined
}

function readServerNote(dataDir: string): ServerNote | undefined {
  try {
    const note = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'))
    return serverNoteSchema.parse(note)
  } catch {
    // No note, or one that a killed server left half written: nobody runs.
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
