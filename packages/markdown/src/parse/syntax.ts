import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Extension } from 'micromark-util-types'
import { bareLinks } from './bare-links.ts'
import { containerSyntax } from './container-syntax.ts'
import { dollarMath } from './dollar-math.ts'
import { headingIdSyntax } from './heading-id-syntax.ts'

/** What this product reads beyond CommonMark. */
export const syntax: Extension[] = [
  bareLinks(),
  gfmFootnote(),
  gfmTable(),
  gfmTaskListItem(),
  cjkFriendlyExtension(),
  // One tilde is a range in Chinese text (3~5 个), never a deletion.
  gfmStrikethroughCjkFriendly({ singleTilde: false }),
  dollarMath(),
  containerSyntax(),
  headingIdSyntax(),
]
