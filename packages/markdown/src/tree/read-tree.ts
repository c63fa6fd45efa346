import type { Root } from 'mdast'
import { isTooDeep } from '../guard/depth.ts'
import { escapeMarkers, findOverfullLines, hasTooManyBlocks } from '../guard/lines.ts'
import { limitOpenTags } from '../guard/open-tags.ts'
import { tame } from '../guard/tame.ts'
import { textCost } from '../guard/text-cost.ts'
import { parseMarkdown } from '../parse/parse.ts'
import { prepareTree } from './prepare.ts'
import type { Reread } from './raw-html.ts'

/** Microseconds for what is inside unknown elements. */
const REREAD_BUDGET = 200_000

/** Well-formed Unicode without a byte order mark, its lines ended by line feeds. */
export function tidySource(source: string): string {
  return source
    .toWellFormed()
    .replace(/^\ufeff/, '')
    .replace(/\r\n?/g, '\n')
}

/** The Markdown tree of a tidy source, ready to be drawn; undefined where that would take too long. */
export function readTree(source: string): Root | undefined {
  const quiet = quieten(source)
  const tree = quiet === undefined ? undefined : parse(quiet)
  if (tree === undefined || isTooDeep(tree)) return undefined
  return prepareTree(limitOpenTags(tree), createReread())
}

function parse(source: string): Root | undefined {
  const tamed = hasTooManyBlocks(source) ? undefined : tame(source)
  return tamed === undefined ? undefined : parseMarkdown(tamed)
}

/** Lines that would open far too many lists and quotes open none; in code they open none anyway, and stay. */
function quieten(source: string): string | undefined {
  const lines = source.split('\n')
  const overfull = findOverfullLines(lines)
  if (overfull.length === 0) return source
  const without = [...lines]
  for (const index of overfull) without[index] = 'x'
  const tree = parse(without.join('\n'))
  if (tree === undefined) return undefined
  const code = findCodeLines(tree)
  for (const index of overfull) {
    if (!code.has(index)) lines[index] = escapeMarkers(lines[index] ?? '')
  }
  return lines.join('\n')
}

/** Numbers of the lines, from 0, within fences that begin in the first columns. */
function findCodeLines(tree: Root): Set<number> {
  const lines = new Set<number>()
  for (const child of tree.children) {
    const place = child.type === 'code' ? child.position : undefined
    for (let line = place?.start.line ?? 0; line < (place?.end.line ?? 0); line += 1)
      lines.add(line)
  }
  return lines
}

/** All blocks of one text that are read again share one budget. */
function createReread(): Reread {
  let left = REREAD_BUDGET
  return (source) => {
    left -= textCost(source)
    const isOverfull = findOverfullLines(source.split('\n')).length > 0
    if (left < 0 || isOverfull || hasTooManyBlocks(source)) return undefined
    const tree = parseMarkdown(source)
    return isTooDeep(tree) ? undefined : limitOpenTags(tree)
  }
}
