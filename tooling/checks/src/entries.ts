import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourceOf } from './readmes.ts'

/** An entry of a package. */
export interface Entry {
  /** Import specifier, such as `@mozhan/ui/client`. */
  specifier: string
  /** Whether the package is private. */
  isPrivate: boolean
  /** Code in the package's README: names, patterns such as `build…`, and examples. */
  documented: string
}

/** Reads the entries of all packages, by path in the repository. */
export function readEntries(root: string): Map<string, Entry> {
  const folders = readdirSync(path.join(root, 'packages')).filter((name) =>
    existsSync(path.join(root, 'packages', name, 'package.json')),
  )
  return new Map(folders.flatMap((name) => entriesOf(root, `packages/${name}`)))
}

function entriesOf(root: string, folder: string): [string, Entry][] {
  const read = (file: string) => readFileSync(path.join(root, folder, file), 'utf8')
  const manifest = JSON.parse(read('package.json'))
  const documented = Array.from(read('README.md').matchAll(/```[\s\S]*?```|`[^`\n]+`/g)).join('\n')
  const isPrivate = manifest.private === true
  return Object.entries(manifest.exports ?? {})
    .map(([entry, target]): [string, Entry] => [
      path.posix.join(folder, sourceOf(target)),
      { specifier: manifest.name + entry.slice(1), isPrivate, documented },
    ])
    .filter(([file]) => /\.tsx?$/.test(file))
}
