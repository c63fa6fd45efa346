import type { RemovedText } from './removed-text.ts'

/** Elements that hold line numbers, by the class names of common highlighters. */
const NUMBERS = [
  '.gutter',
  '.rouge-gutter',
  '.linenos',
  '.linenodiv',
  '.lineno',
  '.linenumber',
  '.line-number',
  '.line-numbers:not(pre,code)',
  '.line-numbers-rows',
  '.pre-numbering',
  '.code-snippet__line-index',
  '.hljs-ln-numbers',
  '.blob-num',
  '.lnt',
  '.ln',
].join(',')

/** Removes line numbers: elements with a known class name, and lists of nothing but consecutive numbers. */
export function removeLineNumbers(block: Element, removed: RemovedText): void {
  const known = [...block.querySelectorAll(NUMBERS)].filter(isDigits)
  const lists = [...block.querySelectorAll('ul,ol')].filter((list) =>
    isNumbering([...list.children].map(({ textContent }) => textContent ?? '')),
  )
  const numbers = [...known, ...lists]
  // Numbers alone are the code.
  if (numbers.length === 0 || !hasOtherText(block, numbers)) return
  for (const element of numbers) removed.remove(element)
}

/** Whether an element holds line numbers, given its class name or its lines. */
export function isNumberCell(cell: Element): boolean {
  return isDigits(cell) && cell.matches(`${NUMBERS},[data-line-number]`)
}

/** Whether lines are consecutive numbers. */
export function isNumbering(lines: readonly string[]): boolean {
  const numbers = lines.map((line) => (/^\s*\d{1,7}\s*$/.test(line) ? Number(line) : Number.NaN))
  return numbers.length > 1 && numbers.every((n, at) => n === (numbers[0] ?? 0) + at)
}

function isDigits(element: Element): boolean {
  return /^[\d\s]*$/.test(element.textContent ?? '')
}

function hasOtherText(block: Element, numbers: readonly Element[]): boolean {
  const all = new Set(numbers)
  const isInside = ({ parentElement }: Element): boolean =>
    parentElement !== null && (all.has(parentElement) || isInside(parentElement))
  const ofNumbers = numbers
    .filter((element) => !isInside(element))
    .reduce((length, element) => length + visibleLength(element), 0)
  return visibleLength(block) > ofNumbers
}

function visibleLength({ textContent }: Element): number {
  return (textContent ?? '').replace(/\s/g, '').length
}
