import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  type Arrows,
  readArrows,
  readBoundaries,
  readDrawings,
  readFileLists,
  readTable,
  readTags,
} from './architecture.ts'
import { isTest } from './exemptions.ts'
import { readSources } from './files.ts'
import { importsOf } from './imports.ts'
import { SERVER_LAYERS } from './rules/server-layer-table.ts'

const root = path.resolve(import.meta.dirname, '../../..')
const document = readFileSync(path.join(root, 'docs/architecture.md'), 'utf8')
const [packages = '', server = ''] = readDrawings(document)
const SERVER = 'apps/server/src/'

describe('the layers of packages in docs/architecture.md', () => {
  it('are the tags of the packages', () => {
    expect(sorted(readTable(document, 'Packages'))).toEqual(sorted(readTags(root)))
  })

  it('have the arrows that turbo allows', () => {
    const allowed = new Map(readBoundaries(root))
    // Turbo allows imports within the layer, but it has only one package.
    allowed.set('session', without(allowed.get('session'), 'session'))
    // Turbo also checks transitive dependencies.
    allowed.set('app', without(allowed.get('app'), 'shared'))
    allowed.set('shared', without(allowed.get('shared'), 'foundation'))
    for (const [layer, layers] of allowed) if (layers.size === 0) allowed.delete(layer)
    expect(sorted(readArrows(packages))).toEqual(sorted(allowed))
  })

  it('have an arrow for every import of the source, and an import for every arrow', () => {
    expect(sorted(importsBetweenPackages())).toEqual(sorted(readArrows(packages)))
  })
})

describe('the layers of the API in docs/architecture.md', () => {
  it('are those of the rule', () => {
    const layers = Object.keys(SERVER_LAYERS).sort()
    expect([...readTable(document, 'The API').keys()].sort()).toEqual(layers)
  })

  it('have the arrows that the rule allows', () => {
    const allowed = Object.entries(SERVER_LAYERS).map(
      ([layer, { layers }]) => [layer, without(new Set(layers), layer)] as const,
    )
    expect(sorted(readArrows(server))).toEqual(sorted(new Map(allowed)))
  })

  it('name the files of composition that the rule allows', () => {
    const lists = Object.entries(SERVER_LAYERS)
      .filter(([, { composition }]) => composition.length > 0)
      .map(([layer, { composition }]) => [layer, composition] as const)
    expect(sorted(readFileLists(server))).toEqual(sorted(new Map(lists)))
  })

  it('have an arrow for every import of the source, and an import for every arrow', () => {
    const found = new Map(importsInServer())
    found.set('commands', without(found.get('commands'), 'composition'))
    expect(sorted(found)).toEqual(sorted(readArrows(server)))
  })
})

it('reads arrows, lists and tables', () => {
  const drawing = '  a --> b & c\n  a --> d\n  a -. x, y .-> e\n'
  expect(sorted(readArrows(drawing))).toEqual([['a', ['b', 'c', 'd']]])
  expect(sorted(readFileLists(drawing))).toEqual([['a', ['x', 'y']]])
  const text = `## One\n| layer |\n| \`a\` | \`b\`, \`c\` | d |\n## Two\n| \`e\` | f |\n`
  expect(sorted(readTable(text, 'One'))).toEqual([['a', ['b', 'c']]])
})

/** Imports between the layers of packages. */
function importsBetweenPackages(): Arrows {
  const layers = new Map([...readTags(root)].flatMap(([tag, names]) => names.map((n) => [n, tag])))
  return collect((source, specifier) => {
    const [, from = ''] = /^(?:apps|packages)\/([\w-]+)\//.exec(source) ?? []
    const [, to = ''] = /^@mozhan\/([\w-]+)/.exec(specifier) ?? []
    return from === to ? [] : [layers.get(from), layers.get(to)]
  })
}

/** Imports between the layers of the API. */
function importsInServer(): Arrows {
  return collect((source, specifier) => {
    if (!source.startsWith(SERVER) || !specifier.startsWith('.')) return []
    const target = new URL(specifier, `file:///${source}`).pathname.slice(1)
    const [from, to] = [layerOf(source), layerOf(target)]
    return from === to ? [] : [from, to]
  })
}

function collect(between: (source: string, specifier: string) => (string | undefined)[]): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const source of readSources(root).filter((each) => !isTest(each.path))) {
    for (const { specifier } of importsOf(source)) {
      const [from, to] = between(source.path, specifier)
      if (from && to) arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  return arrows
}

function layerOf(file: string): string {
  const [first = '', ...rest] = file.slice(SERVER.length).split('/')
  return rest.length === 0 ? 'composition' : first
}

function without(names: ReadonlySet<string> | undefined, name: string): Set<string> {
  return new Set([...(names ?? [])].filter((each) => each !== name))
}

/** Sorted for comparison, without layers that import nothing. */
function sorted(lists: ReadonlyMap<string, Iterable<string>>): [string, string[]][] {
  return [...lists]
    .map(([name, list]): [string, string[]] => [name, [...list].sort()])
    .filter(([, list]) => list.length > 0)
    .sort(([a], [b]) => (a < b ? -1 : 1))
}
