import type { Heading, Node, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import { toAlert } from './alerts.ts'
import { linkText } from './bracketed-links.ts'
import { foldContainers } from './containers.ts'
import { cleanInlineHtml } from './inline-html.ts'
import { type ParseNested, toHtmlBlock } from './raw-html.ts'

/** Nesting depth of unknown elements. */
const MAX_NESTED_PARSES = 3

/** All transformations of the tree before it becomes HTML. */
export function prepareTree(tree: Root, parseNested: ParseNested): Root {
  prepareChildren(tree, parseNested, false)
  return tree
}

function prepareChildren(parent: Parents, parseNested: ParseNested, isInLink: boolean) {
  if (holdsBlocks(parent)) {
    const blocks = parent.children.flatMap((child) =>
      readHtml(child, parseNested, MAX_NESTED_PARSES),
    )
    // All of these parents accept any block, although their types name fewer.
    parent.children = foldContainers(blocks) as typeof parent.children
  }
  const isLink = isInLink || parent.type === 'link' || parent.type === 'linkReference'
  for (const child of parent.children) {
    if ('children' in child) prepareChildren(child, parseNested, isLink)
  }
  if (parent.type === 'heading') setHeadingId(parent)
  if (holdsBlocks(parent)) {
    parent.children = parent.children.map(toBlock) as typeof parent.children
  } else if (holdsPhrases(parent)) {
    const phrases = cleanInlineHtml(parent.children)
    parent.children = phrases.flatMap((child) => toPhrase(child, isLink))
  }
}

function readHtml(child: RootContent, parseNested: ParseNested, depth: number): RootContent[] {
  if (child.type !== 'html') return [child]
  const blocks = toHtmlBlock(child, parseNested)
  // The content of an unknown element may contain another one.
  const isFinal = depth === 0 || blocks.some((block) => block.type === 'html')
  return isFinal ? blocks : blocks.flatMap((block) => readHtml(block, parseNested, depth - 1))
}

function toBlock(child: RootContent): RootContent {
  if (child.type === 'blockquote') return toAlert(child)
  return child.type === 'paragraph' ? toDisplayMath(child) : child
}

function toPhrase(child: PhrasingContent, isInLink: boolean): PhrasingContent[] {
  if (child.type === 'headingId') return [{ type: 'text', value: child.value }]
  if (child.type === 'text') return isInLink ? [child] : linkText(child)
  return [child]
}

function setHeadingId(heading: Heading) {
  const last = heading.children.at(-1)
  if (last?.type !== 'headingId') return
  heading.children.pop()
  const before = heading.children.at(-1)
  if (before?.type === 'text') before.value = before.value.trimEnd()
  heading.data = { ...heading.data, hProperties: { id: last.id } }
}

/** A paragraph that is one `$$…$$` is a display formula, also when written on one line. */
function toDisplayMath(paragraph: Paragraph): RootContent {
  const [only, ...others] = paragraph.children
  if (only?.type !== 'inlineMath' || others.length > 0 || !only.data?.isDouble) return paragraph
  return {
    type: 'math',
    value: only.value,
    data: {
      hName: 'pre',
      hChildren: [
        {
          type: 'element',
          tagName: 'code',
          properties: { className: ['language-math', 'math-display'] },
          children: [{ type: 'text', value: only.value }],
        },
      ],
    },
  }
}

function holdsBlocks(node: Node): node is Root {
  return (
    node.type === 'root' ||
    node.type === 'blockquote' ||
    node.type === 'listItem' ||
    node.type === 'footnoteDefinition' ||
    node.type === 'callout'
  )
}

function holdsPhrases(node: Node): node is Paragraph {
  return (
    !holdsBlocks(node) && node.type !== 'list' && node.type !== 'table' && node.type !== 'tableRow'
  )
}
