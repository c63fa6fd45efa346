import type { Heading, Node, Paragraph, Parents, PhrasingContent, Root, RootContent } from 'mdast'
import { toAlert } from './alerts.ts'
import { linkText } from './bracketed-links.ts'
import { foldContainers } from './containers.ts'
import { toHtmlBlock, toInlineHtml } from './raw-html.ts'

/** How often content of unknown elements is read again. */
const MAX_REREADS = 3

/** Everything that happens to the tree before it becomes HTML. `source` is what was parsed. */
export function prepareTree(tree: Root, source: string): Root {
  prepareChildren(tree, source, MAX_REREADS, false)
  return tree
}

function prepareChildren(parent: Parents, source: string, rereads: number, isInLink: boolean) {
  if (holdsBlocks(parent)) {
    const blocks = foldContainers(readHtml(parent.children, source, rereads))
    // All of these parents take any block, although their types name fewer.
    parent.children = blocks as typeof parent.children
  }
  const isLink = isInLink || parent.type === 'link' || parent.type === 'linkReference'
  for (const child of parent.children) {
    if ('children' in child) prepareChildren(child, source, rereads, isLink)
  }
  if (parent.type === 'heading') setHeadingId(parent)
  if (holdsPhrases(parent)) parent.children = parent.children.flatMap((c) => toPhrase(c, isLink))
  if (holdsBlocks(parent)) {
    const blocks = parent.children.map((child) =>
      child.type === 'blockquote'
        ? toAlert(child)
        : child.type === 'paragraph'
          ? toDisplayMath(child, source)
          : child,
    )
    parent.children = blocks as typeof parent.children
  }
}

function readHtml(children: RootContent[], source: string, rereads: number): RootContent[] {
  if (!children.some((child) => child.type === 'html')) return children
  return children.flatMap((child) => {
    if (child.type !== 'html') return [child]
    const blocks = toHtmlBlock(child, rereads)
    const wasRead = blocks.length !== 1 || blocks[0]?.type !== 'html'
    return wasRead ? readHtml(blocks, source, rereads - 1) : blocks
  })
}

function toPhrase(child: RootContent, isInLink: boolean): PhrasingContent[] {
  if (child.type === 'headingId') return [{ type: 'text', value: child.value }]
  if (child.type === 'text') return isInLink ? [child] : linkText(child)
  if (child.type === 'html') {
    const html = toInlineHtml(child)
    return html ? [html] : []
  }
  return [child as PhrasingContent]
}

function setHeadingId(heading: Heading) {
  const last = heading.children.at(-1)
  if (last?.type !== 'headingId') return
  heading.children.pop()
  const before = heading.children.at(-1)
  if (before?.type === 'text') before.value = before.value.trimEnd()
  heading.data = { ...heading.data, hProperties: { id: last.id } }
}

/** A paragraph that is one `$$…$$` is a displayed formula, also when written on one line. */
function toDisplayMath(paragraph: Paragraph, source: string): RootContent {
  const [only, ...others] = paragraph.children
  if (only?.type !== 'inlineMath' || others.length > 0) return paragraph
  const start = only.position?.start.offset ?? -1
  if (!source.startsWith('$$', start)) return paragraph
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
    node.type === 'notice'
  )
}

function holdsPhrases(node: Node): node is Paragraph {
  return (
    !holdsBlocks(node) && node.type !== 'list' && node.type !== 'table' && node.type !== 'tableRow'
  )
}
