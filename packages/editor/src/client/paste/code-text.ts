/** Elements that start a line of their own. */
const LINES = 'address,article,div,dd,dl,dt,li,ol,p,pre,section,table,tbody,thead,tr,ul'
const SHOWN_AS_BLOCK = /display\s*:\s*(?:block|flex|grid|table|list-item)\b/i

/** The text of a block of code, with a line for each element that is shown as one. */
export function toCodeText(block: Element): string {
  const lines = new LineWriter()
  lines.write(block)
  return lines
    .toString()
    .replace(/\u00a0/g, ' ')
    .replace(/\n+$/, '')
}

class LineWriter {
  readonly #pieces: string[] = []
  #isAtStart = true
  /** A line ended with its element. */
  #isBreakDue = false

  toString(): string {
    return this.#pieces.join('')
  }

  write(parent: Node): void {
    const hasRows = parent instanceof Element && hasUnbrokenRows(parent)
    for (const node of parent.childNodes) {
      if (node instanceof Text) this.#writeText(node)
      else if (node.nodeName === 'BR') this.#push('\n')
      else if (node instanceof Element) this.#writeElement(node, hasRows || isLine(node))
    }
  }

  #writeElement(element: Element, isOwnLine: boolean): void {
    if (!isOwnLine) {
      this.write(element)
      return
    }
    this.#isBreakDue = !this.#isAtStart
    this.#breakLine()
    const before = this.#pieces.length
    this.write(element)
    if (this.#pieces.length === before) this.#push('\n')
    this.#isBreakDue = !this.#isAtStart
  }

  #writeText(text: Text): void {
    const data = text.data.replace(/\r\n?/g, '\n')
    if (data === '') return
    if (!/^\s*$/.test(data) || !isBetweenLines(text)) {
      this.#push(data)
      return
    }
    // The first line feed separates the elements in the source of the page.
    const breaks = data.split('\n').length - 2
    if (breaks > 0) {
      this.#breakLine()
      this.#push('\n'.repeat(breaks))
    }
  }

  #push(text: string): void {
    this.#breakLine()
    this.#pieces.push(text)
    this.#isAtStart = text.endsWith('\n')
  }

  #breakLine(): void {
    if (!this.#isBreakDue) return
    this.#isBreakDue = false
    this.#pieces.push('\n')
    this.#isAtStart = true
  }
}

function isLine(element: Element): boolean {
  return element.matches(LINES) || SHOWN_AS_BLOCK.test(element.getAttribute('style') ?? '')
}

function isBetweenLines({ previousElementSibling, nextElementSibling, previousSibling }: Text) {
  const isAfterLine =
    previousElementSibling !== null &&
    previousElementSibling === previousSibling &&
    isLine(previousElementSibling)
  return isAfterLine || (nextElementSibling !== null && isLine(nextElementSibling))
}

/** Whether the rows of an element are lines by style sheet only: several `code` or `.line` elements and no line feed. */
function hasUnbrokenRows(parent: Element): boolean {
  if (!parent.matches('pre,code') || parent.childElementCount < 2) return false
  const rows = [...parent.children]
  if (!rows.every(isRow)) return false
  return !/[\r\n]/.test(parent.textContent ?? '') && parent.querySelector('br') === null
}

function isRow(element: Element): boolean {
  return element.nodeName === 'CODE' || /(?:^|[\s_-])line(?:$|[\s_-])/i.test(element.className)
}
