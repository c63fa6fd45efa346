import type { Entry } from '../entries.ts'
import { isTest } from '../exemptions.ts'
import type { Finding, Rule } from '../rule.ts'
import type { Source } from '../source.ts'
import { bodyOf, isNode, type Node, nameOf, textOf, walk } from '../walk.ts'

/** Imported names of each module, by specifier and by path within its package. */
export type Uses = ReadonlyMap<string, ReadonlySet<string>>

interface Export {
  name: string
  line: number
  isType: boolean
  /** Whether the entry declares it itself. */
  isDeclared: boolean
}

/**
 * Exports of a package must be imported by other code or, for a published package, named in its README. Types of a
 * published package are exempt. Declarations in an entry may be used by its own package.
 */
export function usedExports(entries: ReadonlyMap<string, Entry>, uses: Uses): Rule {
  return {
    name: 'used-exports',
    covers: (path) => entries.has(path),
    check(source) {
      const entry = entries.get(source.path)
      return entry && isBegun(entry, uses) ? findUnused(source, entry, uses) : []
    },
  }
}

/** Collects imported names. Tests of the package itself do not count. */
export function readUses(sources: readonly Source[], entries: ReadonlyMap<string, Entry>): Uses {
  const specifiers = new Set(Array.from(entries.values(), ({ specifier }) => specifier))
  const uses = new Map<string, Set<string>>()
  for (const source of sources) {
    walk(source.program, (node) => {
      const specifier = textOf(node.source) ?? ''
      const isRelative = specifier.startsWith('.')
      const target = isRelative ? resolve(specifier, source.path) : specifier
      if (!(isRelative ? entries.has(target) : specifiers.has(target))) return
      const isOwn = source.path.startsWith(folderOf(specifier))
      if (!isRelative && isOwn && isTest(source.path)) return
      uses.set(target, new Set([...(uses.get(target) ?? []), ...namesOf(node, source)]))
    })
  }
  return uses
}

/** Whether a package has importers. A new one without any is not checked. */
function isBegun({ specifier }: Entry, uses: Uses): boolean {
  return [...uses.keys()].some((each) => packageOf(each) === packageOf(specifier))
}

function findUnused(source: Source, entry: Entry, uses: Uses): Finding[] {
  const used = uses.get(entry.specifier)
  const ownUsed = uses.get(source.path)
  return exportsOf(source)
    .filter(({ name, isDeclared }) => !used?.has(name) && !(isDeclared && ownUsed?.has(name)))
    .filter(({ name, isType }) => entry.isPrivate || !(isType || isDocumented(entry, name)))
    .map(({ name, line }) => ({
      line,
      message: entry.isPrivate
        ? `Nothing imports ${name} from ${entry.specifier}: do not export it.`
        : `Nothing imports ${name} from ${entry.specifier}: name it in the README, or do not export it.`,
    }))
}

function isDocumented({ documented }: Entry, name: string): boolean {
  if (new RegExp(`\\b${name}\\b`).test(documented)) return true
  const starts = Array.from(documented.matchAll(/`(\w+)…`/g), ([, start = '']) => start)
  const ends = Array.from(documented.matchAll(/`…(\w+)`/g), ([, end = '']) => end)
  return starts.some((each) => name.startsWith(each)) || ends.some((each) => name.endsWith(each))
}

function exportsOf(source: Source): Export[] {
  return bodyOf(source.program).flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return []
    const isTypes = node.exportKind === 'type'
    const named = nodesOf(node.specifiers).map((each) => ({
      name: nameOf(each.exported),
      isType: isTypes || each.exportKind === 'type',
      isDeclared: false,
      line: source.lineAt(each.start),
    }))
    const declared = declaredIn(node.declaration).map((each) => ({
      name: nameOf(each.id),
      isType: isTypes,
      isDeclared: true,
      line: source.lineAt(node.start),
    }))
    return [...named, ...declared].flatMap(({ name, ...rest }) =>
      name === undefined ? [] : [{ name, ...rest }],
    )
  })
}

function declaredIn(declaration: unknown): Node[] {
  if (!isNode(declaration)) return []
  return Array.isArray(declaration.declarations) ? nodesOf(declaration.declarations) : [declaration]
}

/** For namespace and dynamic imports, every word of the file counts as a use. */
function namesOf(node: Node, { text }: Source): Set<string> {
  const specifiers = nodesOf(node.specifiers)
  const names = specifiers.map((each) =>
    nameOf(node.type === 'ExportNamedDeclaration' ? each.local : each.imported),
  )
  const isWhole = specifiers.length === 0 || names.includes(undefined)
  const words = isWhole ? (text.match(/\w+/g) ?? []) : []
  return new Set([...words, ...names.filter((name) => name !== undefined)])
}

function nodesOf(value: unknown): Node[] {
  return Array.isArray(value) ? value.filter(isNode) : []
}

function resolve(specifier: string, from: string): string {
  return new URL(specifier, `file:///${from}`).pathname.slice(1)
}

/** Folder of the package of a specifier. */
function folderOf(specifier: string): string {
  return `packages/${specifier.split('/')[1]}/`
}

function packageOf(specifier: string): string {
  return specifier.split('/').slice(0, 2).join('/')
}
