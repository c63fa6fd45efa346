import path from 'node:path'
import { isCopy, isTest } from './exemptions.ts'
import type { Source } from './source.ts'
import { bodyOf, isNode, type Node, nameOf, nodesOf, textOf, walk } from './walk.ts'

/** A key of a copy file that no source reads. */
export interface DeadKey {
  /** The copy file, relative to the repository. */
  path: string
  /** One-based. */
  line: number
  /** Path of the key, such as `copy.list.empty`. */
  key: string
}

/** An access to copy: its keys (`*` for a computed one) and the kind of use. */
interface Use {
  file: string
  keys: string[]
  /** `read`: a text; `all`: all keys below; `handed`: passed as a value, so property names decide. */
  end: 'read' | 'all' | 'handed'
  /** Property names read in places that the value may reach. */
  names: ReadonlySet<string>
}

const WHOLE = new Set(['entries', 'keys', 'values', 'fromEntries', 'assign'])

/**
 * Finds keys of copy files that no source outside of tests reads. If an object is passed as a value (to a component or
 * function), the property names read in its package and in imported packages count as uses.
 * @param sources every source of the repository
 */
export function findDeadCopy(sources: readonly Source[]): DeadKey[] {
  const copies = sources.filter((source) => isCopy(source.path))
  const users = sources.filter((source) => !isTest(source.path) && source.text.includes('opy'))
  const exported = exportedCopies(sources)
  const namesOf = propertyNames(sources)
  const uses = users.flatMap((source) => findUses(source, exported, namesOf))
  return copies.flatMap((source) =>
    leavesOf(source)
      .filter(({ keys }) => !uses.some((use) => use.file === source.path && reaches(use, keys)))
      .map(({ keys, start }) => ({
        path: source.path,
        line: source.lineAt(start),
        key: keys.join('.'),
      })),
  )
}

function reaches({ keys, end, names }: Use, leaf: readonly string[]): boolean {
  const common = Math.min(keys.length, leaf.length)
  for (let at = 0; at < common; at += 1) {
    if (keys[at] !== '*' && keys[at] !== leaf[at]) return false
  }
  if (keys.length >= leaf.length || end === 'all') return true
  return end === 'handed' && leaf.slice(keys.length).every((key) => names.has(key))
}

/** All leaf keys of a copy file: texts, lists, functions and typed records. */
function leavesOf(source: Source): { keys: string[]; start: number }[] {
  return bodyOf(source.program).flatMap((statement) => {
    if (statement.type !== 'ExportNamedDeclaration' || !isNode(statement.declaration)) return []
    return nodesOf(statement.declaration.declarations).flatMap(({ id, init }) =>
      isNode(init) ? leavesBelow(init, [nameOf(id) ?? '']) : [],
    )
  })
}

function leavesBelow(value: Node, keys: string[]): { keys: string[]; start: number }[] {
  const object = asObject(value)
  if (!object) return [{ keys, start: value.start }]
  return nodesOf(object.properties).flatMap((property) => {
    if (property.type !== 'Property' || !isNode(property.value)) return []
    const key = nameOf(property.key) ?? textOf(property.key)
    if (key === undefined) return []
    return leavesBelow(property.value, [...keys, key]).map((leaf) =>
      leaf.start === (property.value as Node).start ? { ...leaf, start: property.start } : leaf,
    )
  })
}

/** The object literal of a value; undefined for a typed record, whose keys are part of the type. */
function asObject(value: Node): Node | undefined {
  if (value.type === 'ObjectExpression') return value
  const isConst =
    value.type === 'TSAsExpression' &&
    isNode(value.typeAnnotation) &&
    isNode(value.typeAnnotation.typeName) &&
    nameOf(value.typeAnnotation.typeName) === 'const'
  return isConst && isNode(value.expression) ? asObject(value.expression) : undefined
}

/** Copy exported by packages, by `folder of the package:exported name`. */
function exportedCopies(sources: readonly Source[]): Map<string, { file: string; name: string }> {
  const found = new Map<string, { file: string; name: string }>()
  for (const source of sources) {
    if (!source.path.endsWith('/index.ts') || !source.text.includes('copy.ts')) continue
    for (const statement of bodyOf(source.program)) {
      const from = textOf(statement.source)
      if (statement.type !== 'ExportNamedDeclaration' || !from?.endsWith('copy.ts')) continue
      for (const { local, exported } of nodesOf(statement.specifiers)) {
        const file = path.posix.join(path.posix.dirname(source.path), from)
        const key = `${packageOf(source.path)}:${nameOf(exported)}`
        found.set(key, { file, name: nameOf(local) ?? '' })
      }
    }
  }
  return found
}

/** Accesses to copy in a file, followed through destructuring and aliases. */
function findUses(
  source: Source,
  exported: ReturnType<typeof exportedCopies>,
  namesOf: ReadonlyMap<string, ReadonlySet<string>>,
): Use[] {
  const bindings = new Map<string, { file: string; keys: string[] }>()
  const packages = [packageOf(source.path)]
  for (const statement of bodyOf(source.program)) {
    if (statement.type !== 'ImportDeclaration') continue
    const from = textOf(statement.source) ?? ''
    const owner = /^@mozhan\/([^/]+)/.exec(from)?.[1]
    if (owner) packages.push(`packages/${owner}`)
    for (const { imported, local } of nodesOf(statement.specifiers)) {
      const name = nameOf(imported) ?? ''
      const target = from.endsWith('/copy.ts')
        ? { file: path.posix.join(path.posix.dirname(source.path), from), name }
        : owner && exported.get(`packages/${owner}:${name}`)
      if (target) bindings.set(nameOf(local) ?? '', { file: target.file, keys: [target.name] })
    }
  }
  if (bindings.size === 0) return []
  const names = new Set(packages.flatMap((each) => [...(namesOf.get(each) ?? [])]))
  const uses: Use[] = []
  let known = 0
  // A variable that holds a part of the copy is followed like the copy.
  while (known < bindings.size) {
    known = bindings.size
    uses.length = 0
    walk(source.program, (node, parents) => {
      const bound = node.type === 'Identifier' ? bindings.get(nameOf(node) ?? '') : undefined
      if (bound && isReference(node, parents)) {
        uses.push(...follow(node, parents, bound, names, bindings))
      }
    })
  }
  return uses
}

function follow(
  reference: Node,
  parents: readonly Node[],
  { file, keys: start }: { file: string; keys: string[] },
  names: ReadonlySet<string>,
  bindings: Map<string, { file: string; keys: string[] }>,
): Use[] {
  const keys = [...start]
  let node = reference
  let at = parents.length - 1
  const isTransparent = (parent: Node) =>
    [
      'ChainExpression',
      'TSNonNullExpression',
      'TSAsExpression',
      'ParenthesizedExpression',
    ].includes(parent.type)
  for (; at >= 0; at -= 1) {
    const parent = parents[at]
    if (!parent) break
    if (parent.type === 'MemberExpression' && parent.object === node) {
      keys.push(
        parent.computed ? (textOf(parent.property) ?? '*') : (nameOf(parent.property) ?? '*'),
      )
    } else if (!isTransparent(parent)) break
    node = parent
  }
  const parent = parents[at]
  const use = { file, names }
  if (parent?.type === 'VariableDeclarator' && parent.init === node && isNode(parent.id)) {
    return bind(parent.id, keys).map(({ name, keys: bound, isWhole }) => {
      if (name !== undefined && !isWhole) bindings.set(name, { file, keys: bound })
      return { ...use, keys: bound, end: isWhole ? ('all' as const) : ('read' as const) }
    })
  }
  return [{ ...use, keys, end: isWhole(parent, node) ? 'all' : 'handed' }]
}

/** Whether all keys are used: `Object.entries(copy.x)`, `'k' in copy.x`. */
function isWhole(parent: Node | undefined, node: Node): boolean {
  if (parent?.type === 'BinaryExpression') return parent.operator === 'in' && parent.right === node
  if (parent?.type !== 'CallExpression' || !isNode(parent.callee)) return false
  const { object, property } = parent.callee
  return nameOf(object) === 'Object' && WHOLE.has(nameOf(property) ?? '')
}

/** Variables bound by a declaration, with the keys that they hold. */
function bind(
  target: Node,
  keys: string[],
): { name: string | undefined; keys: string[]; isWhole: boolean }[] {
  if (target.type === 'Identifier') return [{ name: nameOf(target), keys, isWhole: false }]
  if (target.type === 'AssignmentPattern' && isNode(target.left)) return bind(target.left, keys)
  if (target.type !== 'ObjectPattern') return [{ name: undefined, keys, isWhole: true }]
  return nodesOf(target.properties).flatMap((property) => {
    if (property.type !== 'Property' || !isNode(property.value)) {
      return [{ name: undefined, keys, isWhole: true }]
    }
    return bind(property.value, [...keys, nameOf(property.key) ?? textOf(property.key) ?? '*'])
  })
}

/** Whether an identifier is a reference, and not a key, property name or declaration. */
function isReference(node: Node, parents: readonly Node[]): boolean {
  const parent = parents.at(-1)
  if (!parent || parent.type.startsWith('Import') || parent.type.startsWith('Export')) return false
  if (parents.some(({ type }) => type.startsWith('TSType'))) return false
  if (parent.type === 'MemberExpression') return parent.object === node || parent.computed === true
  if (parent.type === 'Property') return parent.value === node && !inPattern(parents)
  return !(parent.type === 'VariableDeclarator' && parent.id === node)
}

const inPattern = (parents: readonly Node[]) => parents.at(-2)?.type === 'ObjectPattern'

/** Property names that the sources of each package read, outside of copy and tests. */
function propertyNames(sources: readonly Source[]): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>()
  for (const source of sources) {
    if (isTest(source.path) || isCopy(source.path) || !/^(apps|packages)\//.test(source.path))
      continue
    const names = found.get(packageOf(source.path)) ?? new Set()
    found.set(packageOf(source.path), names)
    walk(source.program, (node, parents) => {
      const isMember = node.type === 'MemberExpression' && node.computed !== true
      if (isMember) names.add(nameOf(node.property) ?? '')
      if (node.type === 'Property' && inPatternOf(parents)) names.add(nameOf(node.key) ?? '')
    })
  }
  return found
}

const inPatternOf = (parents: readonly Node[]) => parents.at(-1)?.type === 'ObjectPattern'

const packageOf = (file: string) => file.split('/').slice(0, 2).join('/')
