import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { BackupFailure } from './backup-failure.ts'
import { copy } from './copy.ts'

/** How a backup folder is laid out: `backup.json`, `database`, `files/`, `secrets/`. */
const manifestSchema = z.object({
  version: z.literal(1),
  kind: z.enum(['pglite', 'postgres']),
  createdAt: z.string(),
})
export type Manifest = z.infer<typeof manifestSchema>

const NAME = 'backup.json'
/** What is copied as it lies in the data folder. */
export const FOLDERS = ['files', 'secrets'] as const

export function databaseFile(folder: string): string {
  return path.join(folder, 'database')
}

export async function writeManifest(folder: string, kind: Manifest['kind']): Promise<void> {
  const manifest: Manifest = { version: 1, kind, createdAt: new Date().toISOString() }
  await writeFile(path.join(folder, NAME), `${JSON.stringify(manifest)}\n`)
}

/** @throws BackupFailure for a folder that is no backup, or no whole one */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path.join(folder, NAME), 'utf8')))
  } catch (cause) {
    throw new BackupFailure(copy.noBackup(folder), { cause })
  }
}
