import { copy } from '../copy.ts'
import { drawInFrame, findDiagramFrame } from './diagram-frame.ts'
import type { DiagramLook } from './diagram-look.ts'
import { drawSvg } from './draw-svg.ts'

const SCHEME_ATTRIBUTE = 'data-mantine-color-scheme'

/** Distance below the viewport from which a diagram is rendered. */
const AHEAD = '600px'

/**
 * Renders mermaid diagrams when they come near the viewport, and again when the colour scheme changes. The
 * library is the largest script of the site and is loaded only then; if that fails, the source stays on the page.
 */
export function drawDiagrams(root: HTMLElement): () => void {
  const sources = [...root.querySelectorAll<HTMLElement>('pre.mermaid')]
  if (sources.length === 0) return () => {}
  const near = new Set<HTMLElement>()
  const drawnDark = new Map<HTMLElement, boolean>()
  let isOver = false

  const drawDue = async () => {
    const isDark = isDarkScheme()
    const due = [...near].filter((source) => drawnDark.get(source) !== isDark)
    if (isOver || due.length === 0) return
    for (const source of due) drawnDark.set(source, isDark)
    const { readDiagramLook } = await import('./diagram-look.ts')
    const look = readDiagramLook(isDark)
    for (const source of due) {
      if (isOver) return
      await drawOne(source, look)
    }
  }
  const redraw = () => void drawDue()
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

/** Shows the source if the diagram cannot be rendered. */
async function drawOne(source: HTMLElement, look: DiagramLook) {
  try {
    const drawing = await draw(source.textContent ?? '', look)
    showSource(source)
    const figure = document.createElement('div')
    figure.className = 'diagram'
    figure.setAttribute('role', 'img')
    figure.setAttribute('aria-label', copy.diagram)
    // A diagram that is wider than the text scrolls with the keyboard, too.
    figure.tabIndex = 0
    figure.append(drawing)
    source.hidden = true
    source.after(figure)
  } catch {
    showSource(source)
  }
}

async function draw(source: string, look: DiagramLook): Promise<Node> {
  // A site with a content security policy draws in a frame, because mermaid needs inline styles.
  const frame = findDiagramFrame()
  if (frame === undefined) {
    const template = document.createElement('template')
    // Sanitised by mermaid (securityLevel strict).
    template.innerHTML = await drawSvg(source, look)
    return template.content
  }
  const { svg, width, height } = await drawInFrame(frame, source, look)
  const picture = new Image(width, height)
  picture.src = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }))
  await picture.decode().finally(() => URL.revokeObjectURL(picture.src))
  return picture
}

function showSource(source: HTMLElement) {
  if (source.nextElementSibling?.classList.contains('diagram')) source.nextElementSibling.remove()
  source.hidden = false
}

function isDarkScheme(): boolean {
  const scheme = document.documentElement.getAttribute(SCHEME_ATTRIBUTE)
  return scheme ? scheme === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches
}
