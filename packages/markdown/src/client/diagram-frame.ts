import type { DiagramLook } from './draw-svg.ts'

/** A diagram as a picture of its own, with its size in px. */
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
  /** Absent where the source is no diagram. */
  picture?: DiagramPicture
}

/** What the frame says when it can draw, with the port to ask it by. */
export const FRAME_READY = 'mozhan-diagrams'

/** Milliseconds until a frame that does not come is given up, and one diagram of it. */
const PATIENCE = 20_000

let asking: Promise<MessagePort> | undefined
let count = 0

/** Address of the page that draws, which the document names: `<meta name="diagram-frame" content="/…">`. */
export function findDiagramFrame(): string | undefined {
  return document.querySelector<HTMLMetaElement>('meta[name="diagram-frame"]')?.content
}

/**
 * Has a diagram drawn in a frame. Mermaid writes styles into its document, so a page whose policy refuses that leaves it to
 * a document with a policy of its own.
 * @throws where the frame does not answer, and where the source is no diagram
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
  if (!answer.picture) throw new Error('no diagram')
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

/** The first message that `pick` takes, after `begin`. @throws where none comes in time */
function waitFor<Taken>(
  target: Window | MessagePort,
  pick: (event: MessageEvent) => Taken | undefined,
  begin: () => void,
): Promise<Taken> {
  return new Promise((resolve, reject) => {
    const over = new AbortController()
    const timer = setTimeout(() => {
      over.abort()
      reject(new Error('the diagram frame does not answer'))
    }, PATIENCE)
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
