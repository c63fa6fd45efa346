const HEADING = 'h1,h2,h3,h4,h5,h6'
const CELL = 'td,th'
/** Block elements. */
const BLOCK = `${HEADING},${CELL},address,article,aside,blockquote,body,dd,div,dl,dt,fieldset,figcaption,figure,footer,form,header,hr,li,main,nav,ol,p,pre,section,table,ul`

/**
 * Markdown for a `br`. It is a line break if there is content on both sides in its block; several ones separate paragraphs,
 * and one at the edge of a block is dropped, because its backslash would be read as text.
 */
export function toLineBreak(_: string, node: Node): string {
  const before = findBeside(node, 'previousNode')
  const after = findBeside(node, 'nextNode')
  if (!before || !after) return ''
  if (node.parentElement?.closest(CELL)) return '<br>'
  if (node.parentElement?.closest(HEADING)) return ' '
  return isBreak(before) || isBreak(after) ? '\n\n' : '\\\n'
}

/** The nearest visible node in the same block. */
function findBeside(node: Node, step: 'previousNode' | 'nextNode'): Node | undefined {
  const block = blockOf(node)
  const walker = block?.ownerDocument.createTreeWalker(block)
  if (!walker) return undefined
  walker.currentNode = node
  let beside = walker[step]()
  while (beside && !isSeen(beside)) beside = walker[step]()
  return beside && blockOf(beside) === block ? beside : undefined
}

function blockOf(node: Node): Element | null | undefined {
  return (node instanceof Element ? node : node.parentElement)?.closest(BLOCK)
}

function isSeen(node: Node): boolean {
  if (node instanceof Text) return node.data.trim() !== ''
  return isBreak(node) || node.nodeName === 'IMG' || node.nodeName === 'HR'
}

function isBreak(node: Node): boolean {
  return node.nodeName === 'BR'
}
