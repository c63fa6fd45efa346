import {
  type DiagramAnswer,
  type DiagramPicture,
  type DiagramRequest,
  FRAME_READY,
} from './diagram-frame.ts'
import { drawSvg } from './draw-svg.ts'

/**
 * Lets this document draw the diagrams of the document around it. To be called once, in the page that `<meta
 * name="diagram-frame">` of the other one names.
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
    // Mermaid has one configuration: two at a time would mix their colours.
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

/** @throws where it is no SVG */
function toPicture(svg: string): DiagramPicture {
  const holder = document.createElement('template')
  holder.innerHTML = svg
  const element = holder.content.querySelector('svg')
  if (!element) throw new Error('no SVG')
  const { width, height } = element.viewBox.baseVal
  // A picture has no size but what it says itself.
  element.setAttribute('width', String(width))
  element.setAttribute('height', String(height))
  // Mermaid writes HTML; pictures are read as XML.
  return { svg: new XMLSerializer().serializeToString(element), width, height }
}
