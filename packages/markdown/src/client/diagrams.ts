import { copy } from '../copy.ts'

type Mermaid = typeof import('mermaid')['default']

const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme'

let count = 0

/** How far below what is seen a diagram may still be when it is drawn. */
const AHEAD = '600px'

/**
 * Draws mermaid diagrams as their reader comes near them, and draws them again when the colour scheme changes. The
 * library, the largest program of the site, is loaded only then; where it fails, the source stays on the page.
 */
export function drawDiagrams(root: HTMLElement): () => void {
  const sources = [...root.querySelectorAll<HTMLElement>('pre.mermaid')]
  if (sources.length === 0) return () => {}
  const near = new Set<HTMLElement>()
  const drawnDark = new Map<HTMLElement, boolean>()
  let isOver = false

  const draw = async () => {
    const isDark = isDarkScheme()
    const due = [...near].filter((source) => drawnDark.get(source) !== isDark)
    if (isOver || due.length === 0) return
    for (const source of due) drawnDark.set(source, isDark)
    const mermaid = await loadMermaid(isDark)
    for (const source of due) {
      if (isOver || !mermaid) return
      await drawOne(mermaid, source)
    }
  }
  const redraw = () => void draw()
  const approach = new IntersectionObserver(
    (entries) => {
      for (const { isIntersecting, target } of entries) {
        if (isIntersecting && target instanceof HTMLElement) near.add(target)
      }
      redraw()
    },
    { rootMargin: AHEAD },
  )
  for (const source of sources) approach.observe(source)
  const scheme = new MutationObserver(redraw)
  scheme.observe(document.documentElement, { attributeFilter: [SCHEME_ATTRIBUTE] })
  const preference = matchMedia('(prefers-color-scheme: dark)')
  preference.addEventListener('change', redraw)

  return () => {
    isOver = true
    approach.disconnect()
    scheme.disconnect()
    preference.removeEventListener('change', redraw)
    for (const source of sources) showSource(source)
  }
}

async function loadMermaid(isDark: boolean): Promise<Mermaid | undefined> {
  try {
    const { default: mermaid } = await import('mermaid')
    mermaid.initialize({
      startOnLoad: false,
      securityLevel: 'strict',
      suppressErrorRendering: true,
      theme: isDark ? 'dark' : 'neutral',
      fontFamily: getComputedStyle(document.body).fontFamily,
    })
    return mermaid
  } catch {
    // Not reachable just now: the source can still be read.
    return undefined
  }
}

async function drawOne(mermaid: Mermaid, source: HTMLElement) {
  count += 1
  try {
    const { svg } = await mermaid.render(`diagram-${count}`, source.textContent ?? '')
    showSource(source)
    const figure = document.createElement('div')
    figure.className = 'diagram'
    figure.setAttribute('role', 'img')
    figure.setAttribute('aria-label', copy.diagram)
    // Cleaned by mermaid itself (security level strict).
    figure.innerHTML = svg
    source.hidden = true
    source.after(figure)
  } catch {
    showSource(source)
  }
}

function showSource(source: HTMLElement) {
  if (source.nextElementSibling?.classList.contains('diagram')) source.nextElementSibling.remove()
  source.hidden = false
}

function isDarkScheme(): boolean {
  const scheme = document.documentElement.getAttribute(SCHEME_ATTRIBUTE)
  return scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
