import { readdir, stat } from 'node:fs/promises'
import path from 'node:path'

/** Sorted paths of the Markdown files in a folder, with `/`. Skips hidden folders, `node_modules` and symbolic links. */
export async function findMarkdownFiles(root: string): Promise<string[]> {
  const entries = await readdir(root, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && /\.(md|markdown|mdx)$/i.test(entry.name))
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => !isIgnored(file))
    .sort()
}

/** @param file path inside the folder, with `/` */
export function isIgnored(file: string): boolean {
  return file.split('/').some((part) => part.startsWith('.') || part === 'node_modules')
}

export async function isFolder(folder: string): Promise<boolean> {
  return (await stat(folder).catch(() => undefined))?.isDirectory() ?? false
}
