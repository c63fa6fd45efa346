import {
  type DiagramAnswer,
  type DiagramPicture,
  type DiagramRequest,
  FRAME_READY,
} from './diagram-frame.ts'
import { drawSvg } from './draw-svg.ts'

/**
 * Renders the diagrams of the surrounding document in this one. Must be called once, in the page that `<meta
 * name="diagram-frame">` of the other document names.
 * @example
 * ```ts
 * import { serveDiagrams } from '@mozhan/markdown/client'
 *
 * serveDiagrams()
 * ```
 */
export function serveDiagrams(): void {
  if (window.parent === window) return
  const { port1, port2 } = new MessageChannel()
  let queue: Promise<unknown> = Promise.resolve()
  port1.onmessage = ({ data }: MessageEvent<DiagramRequest>) => {
    // One at a time, because mermaid has one global configuration and their colours would mix.
    queue = queue.then(async () => port1.postMessage(await answer(data)))
  }
  window.parent.postMessage(FRAME_READY, location.origin, [port2])
}

async function answer({ id, source, look }: DiagramRequest): Promise<DiagramAnswer> {
  try {
    return { id, picture: toPicture(await drawSvg(source, look)) }
  } catch {
    return { id }
  }
}

/** @throws if the text is not an SVG */
function toPicture(svg: string): DiagramPicture {
  const holder = document.createElement('template')
  holder.innerHTML = svg
  const element = holder.content.querySelector('svg')
  if (!element) throw new Error('not an SVG')
  const { width, height } = element.viewBox.baseVal
  // An SVG picture needs an explicit size.
  element.setAttribute('width', String(width))
  element.setAttribute('height', String(height))
  // Mermaid writes HTML syntax, but pictures are parsed as XML.
  return { svg: new XMLSerializer().serializeToString(element), width, height }
}
