import type { Root } from 'mdast'
import { isTooDeep } from '../guard/depth.ts'
import { hasTooManyBlocks } from '../guard/lines.ts'
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
  const tamed = hasTooManyBlocks(source) ? undefined : tame(source)
  if (tamed === undefined) return undefined
  const tree = parseMarkdown(tamed)
  return isTooDeep(tree) ? undefined : prepareTree(limitOpenTags(tree), createReread())
}

/** All blocks of one text that are read again share one budget. */
function createReread(): Reread {
  let left = REREAD_BUDGET
  return (source) => {
    left -= textCost(source)
    if (left < 0 || hasTooManyBlocks(source)) return undefined
    const tree = parseMarkdown(source)
    return isTooDeep(tree) ? undefined : limitOpenTags(tree)
  }
}
