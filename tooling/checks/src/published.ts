import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Source } from './source.ts'
import { bodyOf, isNode, type Node, nameOf, textOf } from './walk.ts'

/** Names that can be imported from published packages, by the file that declares them, relative to the repository. */
export type Published = ReadonlyMap<string, ReadonlySet<string>>

/** Follows the entries of every package that is not private to the declarations that they export. */
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
  /** Text: no module, such as a style sheet. */
  exports: Record<string, string | { development: string }>
}

/** Names that a declaration introduces. */
export function namesOf(declaration: unknown): string[] {
  if (!isNode(declaration)) return []
  const declared = declaration.declarations ? nodesOf(declaration.declarations) : [declaration]
  return declared.flatMap(({ id }) => nameOf(id) ?? [])
}

/** The nodes in what should be an array of them. */
export function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

const isNamedExport = ({ type }: Node) => type === 'ExportNamedDeclaration'

const resolve = (file: string, target: string) => path.posix.join(path.posix.dirname(file), target)
