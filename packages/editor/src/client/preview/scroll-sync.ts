import type { EditorView } from '@codemirror/view'
import type { PlacedBlock } from '@mozhan/markdown/client'
import { type Anchor, mapScroll, toScrollMap } from '../../model/scroll-map.ts'

type Pane = keyof Anchor

/** Differences below this are ignored, px. */
const TOLERANCE_PX = 1

/** Synchronises the scroll positions of source and preview. The pane that the author used last leads. */
export class ScrollSync {
  readonly #view: EditorView
  readonly #preview: HTMLElement
  readonly #places: () => PlacedBlock[]
  #leader: Pane = 'source'
  #map: Anchor[] | undefined
  #frame = 0
  readonly #stop = new AbortController()

  constructor(view: EditorView, preview: HTMLElement, places: () => PlacedBlock[]) {
    this.#view = view
    this.#preview = preview
    this.#places = places
    this.#listen('source', view.scrollDOM)
    this.#listen('preview', preview)
    const observer = new ResizeObserver(this.refresh)
    observer.observe(preview)
    observer.observe(view.contentDOM)
    for (const child of preview.children) observer.observe(child)
    this.#stop.signal.addEventListener('abort', () => observer.disconnect())
  }

  /** Invalidates the measured positions after a change of height. */
  refresh = (): void => {
    this.#map = undefined
    this.#follow()
  }

  close(): void {
    cancelAnimationFrame(this.#frame)
    this.#stop.abort()
  }

  #listen(pane: Pane, element: HTMLElement) {
    const { signal } = this.#stop
    const lead = () => {
      this.#leader = pane
    }
    for (const event of ['wheel', 'touchstart', 'pointerdown', 'focusin'] as const) {
      element.addEventListener(event, lead, { passive: true, signal })
    }
    const handleScroll = () => {
      if (this.#leader === pane) this.#follow()
    }
    element.addEventListener('scroll', handleScroll, { passive: true, signal })
  }

  #follow() {
    if (this.#frame) return
    this.#frame = requestAnimationFrame(() => {
      this.#frame = 0
      this.#move()
    })
  }

  #move() {
    const { scrollDOM } = this.#view
    const isFromSource = this.#leader === 'source'
    const [from, to] = isFromSource ? [scrollDOM, this.#preview] : [this.#preview, scrollDOM]
    if (to.clientHeight === 0 || from.clientHeight === 0) return
    this.#map ??= this.#measure()
    const top = mapScroll(this.#map, this.#leader, from.scrollTop)
    if (Math.abs(top - to.scrollTop) > TOLERANCE_PX) to.scrollTop = top
  }

  #measure(): Anchor[] {
    const { state, scrollDOM, documentPadding } = this.#view
    const preview = this.#preview
    const zero = preview.getBoundingClientRect().top - preview.scrollTop
    const anchors = this.#places().flatMap(({ line, element }) => {
      if (line > state.doc.lines) return []
      // A diagram is next to its hidden source.
      const shown = element.hidden ? element.nextElementSibling : element
      if (!shown) return []
      const source = this.#view.lineBlockAt(state.doc.line(line).from).top + documentPadding.top
      return [{ source, preview: shown.getBoundingClientRect().top - zero }]
    })
    const first = anchors[0]
    // Both panes have their own padding.
    const shifted = anchors.map((anchor) => ({
      source: anchor.source - (first?.source ?? 0),
      preview: anchor.preview - (first?.preview ?? 0),
    }))
    return toScrollMap(shifted, {
      source: scrollDOM.scrollHeight - scrollDOM.clientHeight,
      preview: preview.scrollHeight - preview.clientHeight,
    })
  }
}
