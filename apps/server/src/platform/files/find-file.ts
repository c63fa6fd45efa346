import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** A stored file that may be handed out. */
export interface StoredFile {
  readonly path: string
  readonly size: number
  readonly modified: Date
}

/** The file of a key, or undefined. Nothing outside the folder is ever found, through links neither. */
export async function findStoredFile(
  filesDir: string,
  key: string,
): Promise<StoredFile | undefined> {
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
 * The key that an address under `/files/` means; undefined for what can be none: `..`, encoded or not, backslashes, hidden
 * names.
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

/** Names we would give a file ourselves: no separators, no control characters, not hidden, no streams. */
function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be in a name
  return name !== '' && !name.startsWith('.') && !/[/\\:\u0000-\u001f\u007f]/.test(name)
}
