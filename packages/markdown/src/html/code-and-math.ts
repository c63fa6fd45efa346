import type { Element, ElementContent, Root } from 'hast'
import { renderCodeBlock } from '../code/code-block.ts'
import type { Highlight } from '../code/highlighted-line.ts'
import { renderFormula } from './formula.ts'
import { createElement, hasClass, replaceElements, textOf } from './walk.ts'

interface Found {
  hasMath: boolean
  hasMermaid: boolean
}

/** Draws formulas and code blocks. After the sanitiser: what is put in here is our own HTML. */
export async function finishCodeAndMath(tree: Root, highlight: Highlight): Promise<Found> {
  const found: Found = { hasMath: false, hasMermaid: false }
  const blocks: Promise<void>[] = []

  replaceElements(tree, (element) => {
    const isInline = element.tagName === 'code'
    if (!isInline && element.tagName !== 'pre') return undefined
    const code = isInline ? element : onlyCode(element)
    if (code && hasClass(code, 'language-math') && (!isInline || hasClass(code, 'math-inline'))) {
      found.hasMath = true
      return [toFormula(textOf(code), !isInline)]
    }
    if (isInline) return undefined

    const info = code ? infoOf(code) : ''
    if (/^mermaid\b/i.test(info)) found.hasMermaid = true
    const holder: ElementContent = { type: 'raw', value: '' }
    const source = textOf(element)
    blocks.push(
      renderCodeBlock(source, info, highlight).then(
        (html) => void Object.assign(holder, { value: html }),
      ),
    )
    return [holder]
  })
  await Promise.all(blocks)
  return found
}

function onlyCode(pre: Element): Element | undefined {
  const [code, ...others] = pre.children
  return code?.type === 'element' && code.tagName === 'code' && others.length === 0
    ? code
    : undefined
}

function infoOf({ properties }: Element): string {
  if (properties.dataInfo) return String(properties.dataInfo)
  const classes = Array.isArray(properties.className) ? properties.className : []
  return String(classes[0] ?? '').replace(/^language-/, '')
}

function toFormula(source: string, isBlock: boolean): ElementContent {
  const mathml = renderFormula(source, isBlock)
  if (mathml === undefined) {
    const text: ElementContent = { type: 'text', value: source }
    return createElement(isBlock ? 'pre' : 'code', { className: ['math-error'] }, [text])
  }
  const raw: ElementContent = { type: 'raw', value: mathml }
  return isBlock ? createElement('div', { className: ['math'], tabIndex: 0 }, [raw]) : raw
}
