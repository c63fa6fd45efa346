import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Source } from './source.ts'
import { bodyOf, isNode, type Node, nameOf, textOf } from './walk.ts'

/** Names exported by published packages, by the declaring file, relative to the repository. */
export type Published = ReadonlyMap<string, ReadonlySet<string>>

/** Follows the entries of published packages to the exported declarations. */
export function readPublished(root: string): Published {
  const found = new Map<string, Set<string>>()
  for (const entry of listEntries(root)) follow(entry)
  return found

  function follow(file: string, wanted?: string): void {
    const source = new Source(file, readFileSync(path.join(root, file), 'utf8'))
    const body = bodyOf(source.program)
    for (const { source: from, specifiers, declaration } of body.filter(isNamedExport)) {
      for (const name of namesOf(declaration)) {
        if (wanted === undefined || wanted === name) note(file, name)
      }
      for (const specifier of nodesOf(specifiers)) {
        const target = textOf(from)
        if (wanted !== undefined && wanted !== nameOf(specifier.exported)) continue
        if (target?.startsWith('.')) follow(resolve(file, target), nameOf(specifier.local))
      }
    }
  }

  function note(file: string, name: string): void {
    found.set(file, (found.get(file) ?? new Set()).add(name))
  }
}

/** The source files of the entries of published packages. */
function listEntries(root: string): string[] {
  return readdirSync(path.join(root, 'packages')).flatMap((folder) => {
    const file = path.join(root, 'packages', folder, 'package.json')
    if (!existsSync(file)) return []
    const manifest: Manifest = JSON.parse(readFileSync(file, 'utf8'))
    if (manifest.private) return []
    return Object.values(manifest.exports).flatMap((entry) =>
      typeof entry === 'object' ? [path.posix.join('packages', folder, entry.development)] : [],
    )
  })
}

interface Manifest {
  private?: boolean
  /** Not a module, such as a style sheet. */
  exports: Record<string, string | { development: string }>
}

/** Names of a declaration. */
export function namesOf(declaration: unknown): string[] {
  if (!isNode(declaration)) return []
  const declared = declaration.declarations ? nodesOf(declaration.declarations) : [declaration]
  return declared.flatMap(({ id }) => nameOf(id) ?? [])
}

/** The nodes of an array; empty for other values. */
export function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

const isNamedExport = ({ type }: Node) => type === 'ExportNamedDeclaration'

const resolve = (file: string, target: string) => path.posix.join(path.posix.dirname(file), target)
