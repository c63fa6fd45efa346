import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Reads the folders of packages/ with the turbo tag `feature`. */
export function readFeatures(root: string): Set<string> {
  const packages = path.join(root, 'packages')
  return new Set(
    readdirSync(packages).filter((name) => tagsOf(path.join(packages, name)).includes('feature')),
  )
}

function tagsOf(folder: string): string[] {
  const file = path.join(folder, 'turbo.json')
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')).tags ?? []) : []
}
