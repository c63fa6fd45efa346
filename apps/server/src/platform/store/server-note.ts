import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeWhole } from './write-whole.ts'

/** What tools on this machine need to speak to a running server. */
export interface ServerNote {
  readonly pid: number
  readonly url: string
  readonly secret: string
}

/** Writes `server.json`: where the server is, for tools on this machine. Returns what takes the note back. */
export function announce(dataDir: string, note: ServerNote): () => void {
  const file = path.join(dataDir, 'server.json')
  const text = `${JSON.stringify(note)}\n`
  writeWhole(file, text)
  return () => {
    // Of several servers over one folder the last one is in it.
    if (read(file) === text) rmSync(file, { force: true })
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Another server has taken its note back.
    return undefined
  }
}
