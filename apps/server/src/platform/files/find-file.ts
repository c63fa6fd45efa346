import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** A file on disk that may be served. */
export interface DiskFile {
  readonly path: string
  readonly size: number
  readonly modified: Date
}

/** Finds the file of a key. Files outside the folder are never found, including through links. */
export async function findDiskFile(filesDir: string, key: string): Promise<DiskFile | undefined> {
  if (!isKey(key)) return undefined
  try {
    const root = await realpath(filesDir)
    const file = await realpath(path.join(root, key))
    if (!file.startsWith(root + path.sep)) return undefined
    const stats = await stat(file)
    return stats.isFile() ? { path: file, size: stats.size, modified: stats.mtime } : undefined
  } catch {
    return undefined
  }
}

/**
 * Decodes the key of an address under `/files/`; undefined for addresses that cannot be a key: `..`, encoded or not,
 * backslashes, hidden names.
 * @param pathname the part after `/files/`, still percent-encoded
 */
export function decodeKey(pathname: string): string | undefined {
  try {
    const segments = pathname.split('/').map(decodeURIComponent)
    return segments.every(isPlainName) ? segments.join('/') : undefined
  } catch {
    return undefined
  }
}

function isKey(key: string): boolean {
  return key.split('/').every(isPlainName)
}

/** Names that the server itself creates: no separators, no control characters, not hidden, no NTFS streams. */
function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these characters are refused
  return name !== '' && !name.startsWith('.') && !/[/\\:\u0000-\u001f\u007f]/.test(name)
}
