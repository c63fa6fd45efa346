import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

const REPOSITORY = path.resolve(import.meta.dirname, '../../..')

/** Folder of test inputs: CORPORA_DIR, or the one beside the repository. */
export const CORPORA_DIR = process.env.CORPORA_DIR ?? path.resolve(REPOSITORY, '../shared/corpora')

/** Whether the inputs are there; says so where they are not, since their tests are skipped then. */
export function hasCorpora(): boolean {
  const found = existsSync(CORPORA_DIR)
  if (!found) process.stdout.write(`skipped: no corpora in ${CORPORA_DIR} (set CORPORA_DIR)\n`)
  return found
}

/** A JSON file of the corpora; the caller knows its shape. */
export function readCorpus<T>(file: string): T {
  // The files are fixed test data whose shape their README describes.
  return JSON.parse(readFileSync(path.join(CORPORA_DIR, file), 'utf8')) as T
}

/** Every file of a folder with this ending, as absolute paths, in order. */
export function listFiles(folder: string, ending: string): string[] {
  return readdirSync(path.join(CORPORA_DIR, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .sort()
    .map((file) => path.join(CORPORA_DIR, folder, file))
}
