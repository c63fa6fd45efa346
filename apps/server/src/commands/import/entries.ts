import { readdir, readFile, stat } from 'node:fs/promises'
import path from 'node:path'
import type { ImportEntryRequest } from '../../domains/archive/entry-request.ts'
import { type Entry, EntryError, readEntry } from '../../domains/archive/entry-text.ts'
import { FOLDERS, FORMAT, kindOfPath, MANIFEST, PICTURES } from '../../domains/archive/kinds.ts'
import { copy } from './copy.ts'
import { tryDecode } from './guess.ts'
import type { AddNote } from './note.ts'
import { readPictures } from './pictures.ts'
import type { ArticleOptions } from './to-article.ts'

/** Paths of pictures of an archive in a text. */
const PICTURE = new RegExp(`\\.\\./${PICTURES}/[0-9a-f]{32}\\.[a-z0-9]{1,5}`, 'g')

/** Whether a folder is an archive that was exported by the site. */
export async function isArchiveFolder(root: string): Promise<boolean> {
  try {
    const about: unknown = JSON.parse(await readFile(path.join(root, MANIFEST), 'utf8'))
    return typeof about === 'object' && about !== null && Reflect.get(about, 'format') === FORMAT
  } catch {
    return false
  }
}

/** The only subfolder if that is the archive, because some tools add one when unpacking; else the folder itself. */
export async function findArchiveRoot(folder: string): Promise<string> {
  if (await isArchiveFolder(folder)) return folder
  const inner = await readdir(folder, { withFileTypes: true })
  const shown = inner.filter((it) => !it.name.startsWith('.') && it.name !== '__MACOSX')
  const [only] = shown
  const within = shown.length === 1 && only?.isDirectory() ? path.join(folder, only.name) : folder
  return (await isArchiveFolder(within)) ? within : folder
}

/** The entries of an archive in import order: referenced kinds first, then oldest first. */
export async function findEntries(root: string): Promise<string[]> {
  const found: string[] = []
  for (const folder of Object.values(FOLDERS)) {
    const names = await readdir(path.join(root, folder)).catch(() => [])
    const files = names.map((name) => `${folder}/${name}`)
    const entries = files.filter((file) => kindOfPath(file) && !file.includes('/.'))
    const dated: { file: string; order: string }[] = []
    for (const file of entries) dated.push({ file, order: await orderOf(root, file) })
    dated.sort((a, b) => (a.order < b.order ? -1 : a.order > b.order ? 1 : 0))
    found.push(...dated.map(({ file }) => file))
  }
  return found
}

/** Reads one entry into the request that stores it. Reports a file that is not an entry and returns undefined. */
export async function readEntryFile(
  root: string,
  { file, author, channel, isPrivate }: ArticleOptions,
  note: AddNote,
): Promise<ImportEntryRequest | undefined> {
  const text = tryDecode('utf-8', await readFile(path.join(root, file)))
  const problem = text === undefined ? copy.notUtf8 : findProblem(text)
  if (text === undefined || problem !== undefined) {
    note({ level: 'error', kind: 'failed', message: problem ?? copy.notUtf8 })
    return undefined
  }
  const links = new Map([...text.matchAll(PICTURE)].map(([link]) => [link, 0]))
  const files = await readPictures(root, file, links, note)
  return { author, path: file, text, files, channel, isPrivate }
}

function findProblem(text: string): string | undefined {
  try {
    readEntry(text)
    return undefined
  } catch (error) {
    if (error instanceof EntryError) return copy.unreadable(error.message)
    throw error
  }
}

/** Sort key by creation date, so that a reply is imported after its parent. */
async function orderOf(root: string, file: string): Promise<string> {
  const head = await readHead(path.join(root, file))
  const date = head?.date ?? head?.updated
  const time = date instanceof Date ? date.toISOString() : String(date ?? '')
  return `${time} ${String(head?.id ?? '').padStart(20, '0')} ${file}`
}

async function readHead(file: string): Promise<Entry['head'] | undefined> {
  try {
    return (await stat(file)).isFile() ? readEntry(await readFile(file, 'utf8')).head : undefined
  } catch {
    // The error is reported when the entry is imported.
    return undefined
  }
}
