import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Source } from './source.ts'

const ROOTS = ['apps', 'packages', 'tooling']
const GENERATED = new Set(['node_modules', 'dist', 'storybook-static', 'coverage', 'migrations'])
const CODE = /\.([cm]?[jt]s|[jt]sx)$/

/** Reads all source files that are not generated, in a stable order. */
export function readSources(root: string): Source[] {
  return ROOTS.flatMap((folder) => listFiles(path.join(root, folder)))
    .filter((file) => CODE.test(file) && !file.endsWith('.d.ts'))
    .map((file) => {
      const relative = path.relative(root, file).replaceAll(path.sep, '/')
      return new Source(relative, readFileSync(file, 'utf8'))
    })
}

function listFiles(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const file = path.join(folder, entry.name)
      if (!entry.isDirectory()) return [file]
      const isSkipped = GENERATED.has(entry.name) || isHidden(entry.name)
      return isSkipped ? [] : listFiles(file)
    })
}

const isHidden = (name: string) => name.startsWith('.') && name !== '.storybook'
