import katex from 'katex'
import { cpuTime } from '../code/cpu-time.ts'
import { toIsolatedHtml } from '../code/hidden-marks.ts'
import { MAX_FORMULA, MAX_FORMULA_TIME_MS, MAX_FORMULAS } from '../limits.ts'

/** Renders a formula: its forms as HTML, richest first; the last one is its source. */
export type RenderFormula = (source: string, isBlock: boolean) => string[]

/** UTF-16 units of a source, from which its formula may be wider than a phone. */
const LONG_FORMULA = 60

/** Creates the formula renderer of one document, with one budget. */
export function createFormulas(): RenderFormula {
  let left = MAX_FORMULAS
  let timeLeft = MAX_FORMULA_TIME_MS
  return (source, isBlock) => {
    const plain = toSource(source, isBlock)
    if (left <= 0 || timeLeft <= 0) return [plain]
    left -= 1
    const startedAt = cpuTime()
    const mathml = toMathml(source, isBlock)
    timeLeft -= cpuTime() - startedAt
    if (mathml === undefined) return [plain]
    const drawn = isBlock
      ? `<div class="math" tabindex="0">${mathml}</div>`
      : `<span class="math-inline"${isLong(source) ? ' tabindex="0"' : ''}>${mathml}</span>`
    return [drawn, plain]
  }
}

/** Whether a formula may be wider than a phone. A box that scrolls has to be reached by the keyboard. */
function isLong(source: string): boolean {
  return source.length > LONG_FORMULA
}

function toSource(source: string, isBlock: boolean): string {
  const tag = isBlock ? 'pre' : 'code'
  return `<${tag} class="math-error">${toIsolatedHtml(source)}</${tag}>`
}

/** Undefined for an invalid formula. */
function toMathml(source: string, displayMode: boolean): string | undefined {
  if (source.length > MAX_FORMULA) return undefined
  try {
    const html = katex.renderToString(source, {
      displayMode,
      output: 'mathml',
      throwOnError: true,
      strict: 'ignore',
      trust: false,
      maxSize: 20,
      maxExpand: 500,
    })
    // KaTeX wraps its MathML in a span for a stylesheet that is not used here.
    return html.replace(/^<span class="katex">|<\/span>$/g, '')
  } catch {
    return undefined
  }
}
