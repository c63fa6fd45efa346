import type { Root } from 'mdast'
import { type Extension as FromMarkdownExtension, fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { mathFromMarkdown } from 'mdast-util-math'
import { cjkFriendlyExtension } from 'micromark-extension-cjk-friendly'
import { gfmStrikethroughCjkFriendly } from 'micromark-extension-cjk-friendly-gfm-strikethrough'
import { gfmFootnote } from 'micromark-extension-gfm-footnote'
import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Extension } from 'micromark-util-types'
import { bareLinks } from './bare-links.ts'
import { containerFromMarkdown, containerSyntax } from './container-syntax.ts'
import { dollarMath } from './dollar-math.ts'
import { headingIdFromMarkdown, headingIdSyntax } from './heading-id-syntax.ts'

const syntax: Extension[] = [
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

const compile: FromMarkdownExtension[] = [
  // Its transform would look for links in text once more, and let them swallow Chinese.
  { ...gfmAutolinkLiteralFromMarkdown(), transforms: [] },
  gfmFootnoteFromMarkdown(),
  gfmStrikethroughFromMarkdown(),
  gfmTableFromMarkdown(),
  gfmTaskListItemFromMarkdown(),
  mathFromMarkdown(),
  containerFromMarkdown(),
  headingIdFromMarkdown(),
]

/** Source to tree, with every extension of this product. */
export function parseMarkdown(source: string): Root {
  return fromMarkdown(source, { extensions: syntax, mdastExtensions: compile })
}
