import type { Element, ElementContent, Root } from 'hast'
import { type ColourBudget, renderCodeBlock } from '../code/code-block.ts'
import {
  describeHiddenCharacters,
  hasHiddenCharacters,
  toMarkedNodes,
} from '../code/hidden-marks.ts'
import type { Highlight } from '../code/highlighted-line.ts'
import { createFormulas } from './formula.ts'
import { createElement, hasClass, replaceElements, textOf } from './walk.ts'

/** A node for which there are several forms of HTML, richest first. */
export interface Drawing {
  /** In the tree; contains the plainest form until another one is chosen. */
  holder: { type: 'raw'; value: string }
  forms: readonly string[]
}

interface Found {
  hasMath: boolean
  hasMermaid: boolean
  drawings: Drawing[]
}

/** Renders formulas and code. After the sanitiser, because this HTML is our own. */
export async function finishCodeAndMath(
  tree: Root,
  highlight: Highlight,
  budget: ColourBudget,
): Promise<Found> {
  const found: Found = { hasMath: false, hasMermaid: false, drawings: [] }
  const blocks: { source: string; info: string; holder: Drawing['holder'] }[] = []
  const renderFormula = createFormulas()

  replaceElements(tree, (element) => {
    const isInline = element.tagName === 'code'
    if (!isInline && element.tagName !== 'pre') return undefined
    const code = isInline ? element : onlyCode(element)
    if (code && hasClass(code, 'language-math') && (!isInline || hasClass(code, 'math-inline'))) {
      found.hasMath = true
      const drawing = toDrawing(renderFormula(textOf(code), !isInline))
      found.drawings.push(drawing)
      return [drawing.holder]
    }
    if (isInline) return undefined

    const info = code ? infoOf(code) : ''
    if (/^mermaid\b/i.test(info)) found.hasMermaid = true
    const holder: Drawing['holder'] = { type: 'raw', value: '' }
    blocks.push({ source: textOf(element), info, holder })
    return [holder]
  })
  // Those of blocks are replaced by now.
  replaceElements(tree, (element) =>
    element.tagName === 'code' ? finishInline(element) : undefined,
  )
  // Sequential: they share one budget, and earlier ones take precedence.
  for (const { source, info, holder } of blocks) {
    const forms = await renderCodeBlock(source, info, highlight, budget)
    found.drawings.push(toDrawing(forms, holder))
  }
  return found
}

function toDrawing(
  forms: readonly string[],
  holder: Drawing['holder'] = { type: 'raw', value: '' },
): Drawing {
  holder.value = forms.at(-1) ?? ''
  return { holder, forms }
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

function finishInline(code: Element): ElementContent[] | undefined {
  code.properties.translate = 'no'
  const text = textOf(code)
  if (!hasHiddenCharacters(text)) return undefined
  const properties = { translate: 'no', title: describeHiddenCharacters(text) }
  return [createElement('code', properties, toMarkedNodes(text))]
}
