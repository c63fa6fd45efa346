import { readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { writeAtomically } from './write-atomically.ts'

/** What tools on this machine need to call a running server. */
export interface ServerInfo {
  readonly pid: number
  readonly url: string
  readonly secret: string
}

/** Writes `server.json` with the address of the server, for tools on this machine. Returns a function that removes it. */
export function publishServerInfo(dataDir: string, info: ServerInfo): () => void {
  const file = path.join(dataDir, 'server.json')
  const text = `${JSON.stringify(info)}\n`
  writeAtomically(file, text)
  return () => {
    // With several servers in one folder, the file belongs to the last one.
    if (read(file) === text) rmSync(file, { force: true })
  }
}

function read(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    // Another server has removed the file.
    return undefined
  }
}
