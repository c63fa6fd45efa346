const HEADING = 'h1,h2,h3,h4,h5,h6'
const CELL = 'td,th'
/** Elements that begin lines of their own. */
const BLOCK = `${HEADING},${CELL},address,article,aside,blockquote,body,dd,div,dl,dt,fieldset,figcaption,figure,footer,form,header,hr,li,main,nav,ol,p,pre,section,table,ul`

/**
 * A break in Markdown, for a `br`. It ends a line where something stands on both sides of it in its block; one of several
 * parts paragraphs, and one at the edge of a block is nothing: the sign would be read as text.
 */
export function toLineBreak(_: string, node: Node): string {
  const before = findBeside(node, 'previousNode')
  const after = findBeside(node, 'nextNode')
  if (!before || !after) return ''
  if (node.parentElement?.closest(CELL)) return '<br>'
  if (node.parentElement?.closest(HEADING)) return ' '
  return isBreak(before) || isBreak(after) ? '\n\n' : '\\\n'
}

/** The nearest thing to be seen in the block of a node. */
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
