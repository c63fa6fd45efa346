import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** Allowed imports: the layers that each layer may import. */
export type Arrows = ReadonlyMap<string, ReadonlySet<string>>

/** Reads the arrows of a diagram: `from --> to & to`. A dotted arrow is a list of files and is skipped. */
export function readArrows(drawing: string): Arrows {
  const arrows = new Map<string, Set<string>>()
  for (const [, from = '', to = ''] of drawing.matchAll(/^ *([\w-]+) --> (.+)$/gm)) {
    const targets = arrows.get(from) ?? new Set()
    for (const target of to.split('&')) targets.add(target.trim())
    arrows.set(from, targets)
  }
  return arrows
}

/** Reads the labels of dotted arrows as lists, by their source layer. */
export function readFileLists(drawing: string): Map<string, string[]> {
  const labels = drawing.matchAll(/^ *([\w-]+) -\. (.+) \.-> [\w-]+$/gm)
  return new Map(Array.from(labels, ([, from = '', files = '']) => [from, files.split(', ')]))
}

/** Reads the diagrams of a document, in order. */
export function readDrawings(document: string): string[] {
  return Array.from(document.matchAll(/^```mermaid\n([\s\S]*?)^```$/gm), ([, text = '']) => text)
}

/** Reads a table of code names: first cell → the names in the second. */
export function readTable(document: string, heading: string): Map<string, string[]> {
  const section = document.split(/^## /m).find((each) => each.startsWith(`${heading}\n`)) ?? ''
  const rows = section.matchAll(/^\| `([\w-]+)` \| ([^|]+) \|/gm)
  return new Map(Array.from(rows, ([, first = '', second = '']) => [first, namesIn(second)]))
}

/** Reads the folders of apps/ and packages/ by their turbo tag. */
export function readTags(root: string): Map<string, string[]> {
  const tags = new Map<string, string[]>()
  for (const parent of ['apps', 'packages']) {
    for (const name of readdirSync(path.join(root, parent))) {
      const folder = path.join(root, parent, name)
      if (!existsSync(path.join(folder, 'package.json'))) continue
      const tag = tagOf(path.join(folder, 'turbo.json'))
      tags.set(tag, [...(tags.get(tag) ?? []), name])
    }
  }
  return tags
}

/** Reads the imports that turbo allows: all tags except denied ones. */
export function readBoundaries(root: string): Arrows {
  const { boundaries }: Turbo = JSON.parse(readFileSync(path.join(root, 'turbo.json'), 'utf8'))
  const names = Object.keys(boundaries.tags)
  return new Map(
    Object.entries(boundaries.tags).map(([tag, { dependencies }]) => [
      tag,
      new Set(names.filter((name) => !dependencies.deny.includes(name))),
    ]),
  )
}

interface Turbo {
  boundaries: { tags: Record<string, { dependencies: { deny: string[] } }> }
}

function tagOf(file: string): string {
  const { tags = [] }: { tags?: string[] } = existsSync(file)
    ? JSON.parse(readFileSync(file, 'utf8'))
    : {}
  return tags[0] ?? 'none'
}

function namesIn(cell: string): string[] {
  return Array.from(cell.matchAll(/`([\w-]+)`/g), ([, name = '']) => name)
}
