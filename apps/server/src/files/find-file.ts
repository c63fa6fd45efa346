import { realpath, stat } from 'node:fs/promises'
import path from 'node:path'

/** A stored file that may be handed out. */
export interface StoredFile {
  readonly path: string
  readonly size: number
  readonly modified: Date
}

/**
 * The file behind an address under `/files/`, or undefined. Nothing outside the folder is ever found:
 * not through `..`, encoded or not, nor through backslashes, hidden names or links.
 * @param pathname the part after `/files/`, still percent-encoded
 */
export async function findStoredFile(
  filesDir: string,
  pathname: string,
): Promise<StoredFile | undefined> {
  const segments = decodeSegments(pathname)
  if (segments === undefined) return undefined
  try {
    const root = await realpath(filesDir)
    const file = await realpath(path.join(root, ...segments))
    if (!file.startsWith(root + path.sep)) return undefined
    const stats = await stat(file)
    return stats.isFile() ? { path: file, size: stats.size, modified: stats.mtime } : undefined
  } catch {
    return undefined
  }
}

function decodeSegments(pathname: string): string[] | undefined {
  const segments: string[] = []
  for (const encoded of pathname.split('/')) {
    try {
      segments.push(decodeURIComponent(encoded))
    } catch {
      return undefined
    }
  }
  return segments.every(isPlainName) ? segments : undefined
}

/** Names we would give a file ourselves: no separators, no control characters, not hidden, no streams. */
function isPlainName(name: string): boolean {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what must not be in a name
  return name !== '' && !name.startsWith('.') && !/[/\\:\u0000-\u001f\u007f]/.test(name)
}
