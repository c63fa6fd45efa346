import { readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import * as z from 'zod'
import { BackupError } from './backup-error.ts'
import { copy } from './copy.ts'

/** Layout of a backup folder: `backup.json`, `database`, `files/`, `secrets/`. */
const manifestSchema = z.object({
  version: z.literal(1),
  kind: z.enum(['pglite', 'postgres']),
  createdAt: z.string(),
})
export type Manifest = z.infer<typeof manifestSchema>

const NAME = 'backup.json'
/** Folders of the data folder that are copied unchanged. */
export const FOLDERS = ['files', 'secrets'] as const

export function databaseFile(folder: string): string {
  return path.join(folder, 'database')
}

export async function writeManifest(folder: string, kind: Manifest['kind']): Promise<void> {
  const manifest: Manifest = { version: 1, kind, createdAt: new Date().toISOString() }
  await writeFile(path.join(folder, NAME), `${JSON.stringify(manifest)}\n`)
}

/** @throws BackupError when the folder is not a complete backup */
export async function readManifest(folder: string): Promise<Manifest> {
  try {
    return manifestSchema.parse(JSON.parse(await readFile(path.join(folder, NAME), 'utf8')))
  } catch (cause) {
    throw new BackupError(copy.noBackup(folder), { cause })
  }
}
