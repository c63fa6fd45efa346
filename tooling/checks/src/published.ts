import { readFileSync } from 'node:fs'
import path from 'node:path'
import { readEntries } from './entries.ts'
import { Source } from './source.ts'
import { bodyOf, isNode, type Node, nameOf, nodesOf, textOf } from './walk.ts'

/** Names exported by published packages, by the declaring file, relative to the repository. */
export type Published = ReadonlyMap<string, ReadonlySet<string>>

/** Follows the entries of published packages to the exported declarations. */
export function readPublished(root: string): Published {
  const found = new Map<string, Set<string>>()
  for (const [entry, { isPrivate }] of readEntries(root)) if (!isPrivate) follow(entry)
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

/** Names of a declaration. */
export function namesOf(declaration: unknown): string[] {
  if (!isNode(declaration)) return []
  const declared = declaration.declarations ? nodesOf(declaration.declarations) : [declaration]
  return declared.flatMap(({ id }) => nameOf(id) ?? [])
}

const isNamedExport = ({ type }: Node) => type === 'ExportNamedDeclaration'

const resolve = (file: string, target: string) => path.posix.join(path.posix.dirname(file), target)
