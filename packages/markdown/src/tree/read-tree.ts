import type { Root } from 'mdast'
import { escapeMarkers, findOverfullLines, isTooLong } from '../guard/lines.ts'
import { limitOpenTags } from '../guard/open-tags.ts'
import { TooComplexError } from '../guard/too-complex.ts'
import { isTooLarge } from '../guard/tree-size.ts'
import { parseMarkdown } from '../parse/parse.ts'
import { dropHtml } from './drop-html.ts'
import { prepareTree } from './prepare.ts'

/** Parses a tidy source to a prepared tree; undefined if that exceeds a limit. */
export function readTree(source: string): Root | undefined {
  const tree = readSource(source)
  return tree && prepareTree(limitOpenTags(tree), parseNested)
}

/** The same without HTML elements and their content. */
export function readTreeWithoutHtml(source: string): Root | undefined {
  const tree = readSource(source)
  return tree && prepareTree(dropHtml(limitOpenTags(tree), parseNested), parseWithoutHtml)
}

function readSource(source: string): Root | undefined {
  const escaped = escapeOverfullLines(source)
  return escaped === undefined ? undefined : parse(escaped)
}

function parse(source: string): Root | undefined {
  if (isTooLong(source)) return undefined
  try {
    const tree = parseMarkdown(source)
    return isTooLarge(tree) ? undefined : tree
  } catch (error) {
    if (error instanceof TooComplexError) return undefined
    throw error
  }
}

/** Lines that would open too many lists and quotes are rewritten to open none; lines in code are left unchanged. */
function escapeOverfullLines(source: string): string | undefined {
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

/** Parses the content of an unknown element. */
function parseNested(source: string): Root | undefined {
  if (findOverfullLines(source.split('\n')).length > 0) return undefined
  const tree = parse(source)
  return tree && limitOpenTags(tree)
}

function parseWithoutHtml(source: string): Root | undefined {
  const tree = parseNested(source)
  return tree && dropHtml(tree, parseNested)
}
