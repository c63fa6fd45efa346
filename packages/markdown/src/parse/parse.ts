import type { Root } from 'mdast'
import { type Extension as FromMarkdownExtension, fromMarkdown } from 'mdast-util-from-markdown'
import { gfmAutolinkLiteralFromMarkdown } from 'mdast-util-gfm-autolink-literal'
import { gfmFootnoteFromMarkdown } from 'mdast-util-gfm-footnote'
import { gfmStrikethroughFromMarkdown } from 'mdast-util-gfm-strikethrough'
import { gfmTableFromMarkdown } from 'mdast-util-gfm-table'
import { gfmTaskListItemFromMarkdown } from 'mdast-util-gfm-task-list-item'
import { mathFromMarkdown } from 'mdast-util-math'
import { parse, preprocess } from 'micromark'
import { subtokenize } from 'micromark-util-subtokenize'
import type { Event, Extension, ParseContext } from 'micromark-util-types'
import { containerFromMarkdown } from './container-syntax.ts'
import { cutTexts } from './cut-texts.ts'
import { findDisplayFormulas } from './display-math.ts'
import { headingIdFromMarkdown } from './heading-id-syntax.ts'
import { IndexedNames } from './indexed-names.ts'
import { limitLazyLines } from './lazy-lines.ts'
import { makeEditsLinear } from './linear-edits.ts'
import { syntax } from './syntax.ts'

const compile: FromMarkdownExtension[] = [
  // Its transform would search text for links again, and include Chinese text in them.
  { ...gfmAutolinkLiteralFromMarkdown(), transforms: [] },
  gfmFootnoteFromMarkdown(),
  gfmStrikethroughFromMarkdown(),
  gfmTableFromMarkdown(),
  gfmTaskListItemFromMarkdown(),
  mathAlsoInCells(),
  containerFromMarkdown(),
  headingIdFromMarkdown(),
  markDisplayMath(),
]

const LETTER = 'x'

/**
 * Parses a source with all extensions of this product.
 * @throws TooComplexError if parsing exceeds a limit
 */
export function parseMarkdown(source: string): Root {
  return toTree(toEvents(source))
}

function toEvents(source: string): Event[] {
  makeEditsLinear()
  const parser: ParseContext & { gfmFootnotes?: string[] } = parse({ extensions: syntax })
  parser.defined = new IndexedNames()
  parser.gfmFootnotes = new IndexedNames()
  parser.displayFormulas = findDisplayFormulas(source)
  limitLazyLines(parser)
  let events = parser.document().write(preprocess()(source, undefined, true))
  while (!subtokenize(events)) events = cutTexts(events)
  return events
}

/** The compiler from events to a tree is not exported; it is called with a one-letter source in place of the events. */
function toTree(events: Event[]): Root {
  const substitute: Extension = {
    document: {
      [LETTER.charCodeAt(0)]: {
        tokenize: (effects, ok) => (code) => {
          effects.enter('data')
          effects.consume(code)
          effects.exit('data')
          return ok
        },
        continuation: { tokenize: (_, ok) => ok },
        exit: () => {},
        resolveAll: () => events,
      },
    },
  }
  return fromMarkdown(LETTER, { extensions: [substitute], mdastExtensions: compile })
}

/** In table cells pipes are escaped; the backslash is not part of a formula. */
function mathAlsoInCells(): FromMarkdownExtension {
  const extension = mathFromMarkdown()
  return {
    ...extension,
    exit: {
      ...extension.exit,
      mathText(token) {
        const formula = this.stack.findLast((node) => node.type === 'inlineMath')
        extension.exit?.mathText?.call(this, token)
        if (formula?.type !== 'inlineMath' || !this.data.inTable) return
        const value = formula.value.replaceAll('\\|', '|')
        formula.value = value
        formula.data = { ...formula.data, hChildren: [{ type: 'text', value }] }
      },
    },
  }
}

/** A formula between `$$` or between `\[` and `\]` is a display formula if it stands alone, also on one line. */
function markDisplayMath(): FromMarkdownExtension {
  return {
    enter: {
      mathTextSequence(token) {
        const formula = this.stack.findLast((node) => node.type === 'inlineMath')
        if (formula?.type !== 'inlineMath') return
        const isDouble = ['$$', '\\[', '\\]'].includes(this.sliceSerialize(token))
        formula.data = { ...formula.data, isDouble }
      },
    },
  }
}

declare module 'mdast-util-math' {
  interface InlineMathData {
    isDouble?: boolean
  }
}
