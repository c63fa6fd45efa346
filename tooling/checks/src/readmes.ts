import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { Source } from './source.ts'
import { bodyOf, isNode, nameOf } from './walk.ts'

/** Public interface of a package. */
export interface Package {
  name: string
  readme: string
  /** Exports of each entry, by path; undefined if it is not a module. */
  entries: ReadonlyMap<string, ReadonlySet<string> | undefined>
}

/** Finds statements of a README that do not match the package, one message each. */
export function findReadmeProblems(subject: Package, all: ReadonlyMap<string, Package>): string[] {
  return [...missingEntries(subject), ...unknownNames(subject), ...unknownImports(subject, all)]
}

/** Finds workspace folders without a README that starts with the name of the package. */
export function findFoldersWithoutReadme(root: string): string[] {
  return workspaceFolders(root).filter((folder) => {
    const { name, readme } = readPackage(path.join(root, folder))
    return !readme.startsWith(`# ${name}\n`)
  })
}

/** Reads the packages of the repository, by name. */
export function readPackages(root: string): Map<string, Package> {
  const packages = workspaceFolders(root).map((folder) => readPackage(path.join(root, folder)))
  return new Map(packages.map((each) => [each.name, each]))
}

function workspaceFolders(root: string): string[] {
  return globSync('{apps,packages,tooling}/*/package.json', { cwd: root })
    .map((file) => path.dirname(file))
    .sort()
}

/** Entries that are missing in the table. */
function missingEntries({ name, readme, entries }: Package): string[] {
  const rows = entryRows(readme, name)
  return [...entries.keys()]
    .filter((entry) => !rows.has(entry))
    .map((entry) => `the table of entries does not list \`${entry}\``)
}

/** Names in the row of an entry that neither this nor another named entry exports. */
function unknownNames({ name, readme, entries }: Package): string[] {
  const offered = new Set([...entries.values()].flatMap((names) => [...(names ?? [])]))
  return [...entryRows(readme, name)].flatMap(([entry, row]) => {
    if (!entries.has(entry)) return [`\`${entry}\` is no entry`]
    if (!entries.get(entry)) return []
    const names = Array.from(
      row.matchAll(/`([A-Za-z_$][\w$]*)(?:\([^`]*\))?`/g),
      ([, each = '']) => each,
    )
    return names
      .filter((each) => !offered.has(each))
      .map((each) => `\`${entry}\` does not export \`${each}\``)
  })
}

/** Imports of examples that do not exist. */
function unknownImports({ readme }: Package, all: ReadonlyMap<string, Package>): string[] {
  const imports = readme.matchAll(
    /^ *import (?:type )?\{([^}]*)\} from '(@mozhan\/[\w-]+)(\/[^']*)?'/gm,
  )
  return Array.from(imports).flatMap(([, list = '', name = '', rest = '']) => {
    const entry = `.${rest}`
    const target = all.get(name)
    if (!target?.entries.has(entry))
      return [`an example imports from ${name}${rest}, which is not an entry`]
    const exported = target.entries.get(entry)
    return list
      .split(',')
      .map((each) =>
        each
          .trim()
          .replace(/^type /, '')
          .replace(/ as .*/, ''),
      )
      .filter((each) => each !== '' && exported && !exported.has(each))
      .map((each) => `an example imports ${each} from ${name}${rest}, which does not export it`)
  })
}

/** Rows of the table whose first cell names an entry, in any of the three notations of READMEs. */
function entryRows(readme: string, name: string): Map<string, string> {
  const rows = new Map<string, string>()
  for (const [, first = '', row = ''] of readme.matchAll(/^\| *`([^`]+)` *\|(.*)$/gm)) {
    const entry = toEntry(first, name)
    if (entry) rows.set(entry, row)
  }
  return rows
}

function toEntry(cell: string, name: string): string | undefined {
  if (cell === name || cell === '.') return '.'
  for (const start of [`${name}/`, './', '…/']) {
    if (cell.startsWith(start)) return `./${cell.slice(start.length)}`
  }
  return undefined
}

function readPackage(folder: string): Package {
  const { name, exports = {} } = JSON.parse(read(path.join(folder, 'package.json')))
  const readme = path.join(folder, 'README.md')
  const targets = typeof exports === 'string' ? { '.': exports } : exports
  const entries = Object.entries(targets).map(([entry, target]) => {
    const file = path.join(folder, sourceOf(target))
    return [
      entry,
      /\.(tsx?|m?js)$/.test(file) && !isBuilt(file) ? exportsOf(file) : undefined,
    ] as const
  })
  return { name, readme: existsSync(readme) ? read(readme) : '', entries: new Map(entries) }
}

/** Source file of an entry; compiled packages name it under `development`. */
export function sourceOf(target: unknown): string {
  if (typeof target === 'string') return target
  const { development } = target as { development: string }
  return development
}

const isBuilt = (file: string) => file.includes(`${path.sep}dist${path.sep}`)

function exportsOf(file: string): Set<string> {
  const source = new Source(file, read(file))
  const names = bodyOf(source.program).flatMap((node) => {
    if (node.type !== 'ExportNamedDeclaration') return []
    const specifiers = Array.isArray(node.specifiers) ? node.specifiers.filter(isNode) : []
    return [...specifiers.map((each) => nameOf(each.exported)), ...declaredNames(node.declaration)]
  })
  return new Set(names.filter((each) => each !== undefined))
}

function declaredNames(declaration: unknown): (string | undefined)[] {
  if (!isNode(declaration)) return []
  const { declarations } = declaration
  if (!Array.isArray(declarations)) return [nameOf(declaration.id)]
  return declarations.filter(isNode).map((each) => nameOf(each.id))
}

function read(file: string): string {
  return readFileSync(file, 'utf8')
}
