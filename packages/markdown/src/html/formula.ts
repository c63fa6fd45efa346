import katex from 'katex'

/** Longer formulas are shown as their source. */
const MAX_SOURCE = 5000

/** MathML of a formula; undefined for one that cannot be read, which is shown as text. */
export function renderFormula(source: string, displayMode: boolean): string | undefined {
  if (source.length > MAX_SOURCE) return undefined
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
    // KaTeX wraps its MathML in a span for a stylesheet that we do not need.
    return html.replace(/^<span class="katex">|<\/span>$/g, '')
  } catch {
    return undefined
  }
}
