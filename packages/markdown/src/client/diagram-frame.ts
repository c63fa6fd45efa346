import type { DiagramLook } from './diagram-look.ts'

/** A diagram as a standalone SVG, with its size in px. */
export interface DiagramPicture {
  svg: string
  width: number
  height: number
}

export interface DiagramRequest {
  id: number
  source: string
  look: DiagramLook
}

export interface DiagramAnswer {
  id: number
  /** Undefined if the source is not a valid diagram. */
  picture?: DiagramPicture
}

/** Message of the frame when it is ready, with the port for requests. */
export const FRAME_READY = 'mozhan-diagrams'

/** Timeout for loading the frame, and for each diagram, ms. */
const TIMEOUT_MS = 20_000

let asking: Promise<MessagePort> | undefined
let count = 0

/** Address of the page for the frame, from `<meta name="diagram-frame" content="/…">` of the document. */
export function findDiagramFrame(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="diagram-frame"]')?.content
}

/**
 * Renders a diagram in a frame. Mermaid writes styles into its document; if the content security policy of the page forbids
 * that, a document with a policy of its own does it.
 * @throws if the frame does not respond, or the source is not a valid diagram
 */
export async function drawInFrame(
  address: string,
  source: string,
  look: DiagramLook,
): Promise<DiagramPicture> {
  asking ??= openFrame(address).catch((error) => {
    asking = undefined
    throw error
  })
  const port = await asking
  count += 1
  const id = count
  const answer = await waitFor<DiagramAnswer>(
    port,
    ({ data }) => (data.id === id ? data : undefined),
    () => port.postMessage({ id, source, look } satisfies DiagramRequest),
  )
  if (!answer.picture) throw new Error('not a valid diagram')
  return answer.picture
}

async function openFrame(address: string): Promise<MessagePort> {
  const frame = document.createElement('iframe')
  frame.className = 'diagram-frame'
  frame.src = address
  frame.tabIndex = -1
  frame.ariaHidden = 'true'
  try {
    const port = await waitFor<MessagePort>(
      window,
      ({ source, data, ports }) =>
        source === frame.contentWindow && data === FRAME_READY ? ports[0] : undefined,
      () => document.body.append(frame),
    )
    port.start()
    return port
  } catch (error) {
    frame.remove()
    throw error
  }
}

/** Resolves to the first message that `pick` accepts, after `begin`. @throws after the timeout */
function waitFor<Taken>(
  target: Window | MessagePort,
  pick: (event: MessageEvent) => Taken | undefined,
  begin: () => void,
): Promise<Taken> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const timer = setTimeout(() => {
      over.abort()
      reject(new Error('diagram frame timed out'))
    }, TIMEOUT_MS)
    const listen: EventListener = (event) => {
      const taken = event instanceof MessageEvent ? pick(event) : undefined
      if (taken === undefined) return
      clearTimeout(timer)
      over.abort()
      resolve(taken)
    }
    target.addEventListener('message', listen, { signal: over.signal })
    begin()
  })
}
