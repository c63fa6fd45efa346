/** Factor of one step, and the limits relative to the size that fits into the window. */
const STEP = 1.5
const WHEEL_STEP = 1.15
const MAX_SCALE = 8

/** px that a finger moves sideways to change the picture. */
const SWIPE = 60

/** The area of the view that shows one picture: fitted, or larger and scrolling. */
export class PictureStage {
  readonly element = document.createElement('div')
  readonly #image = document.createElement('img')
  #scale = 1

  /**
   * @param signal ends the listeners
   * @param onSwipe called with 1 for the next picture, -1 for the previous one
   */
  constructor(signal: AbortSignal, onSwipe: (step: 1 | -1) => void) {
    const { element } = this
    element.className = 'viewer-stage'
    element.append(this.#image)
    element.addEventListener(
      'wheel',
      (event) => {
        event.preventDefault()
        this.#zoomTo(this.#scale * (event.deltaY < 0 ? WHEEL_STEP : 1 / WHEEL_STEP))
      },
      { signal, passive: false },
    )
    element.addEventListener(
      'pointermove',
      ({ pointerType, buttons, movementX, movementY }) => {
        if (pointerType === 'mouse' && buttons === 1) element.scrollBy(-movementX, -movementY)
      },
      { signal },
    )
    this.#image.draggable = false
    this.#listenForSwipes(signal, onSwipe)
  }

  show(image: HTMLImageElement): void {
    this.#image.src = image.currentSrc || image.src
    this.#image.alt = image.alt
    this.#image.className = image.className
    this.#zoomTo(1)
  }

  /** One step larger; back to the fitted size after the largest one. */
  zoomIn(): void {
    this.#zoomTo(this.#scale >= MAX_SCALE ? 1 : this.#scale * STEP)
  }

  /** One pixel of the picture for one CSS pixel. */
  showFullSize(): void {
    this.#zoomTo(1)
    this.#zoomTo(this.#image.naturalWidth / this.#image.clientWidth)
  }

  #zoomTo(wanted: number): void {
    const image = this.#image
    image.style.width = ''
    this.#scale = Math.min(MAX_SCALE, Math.max(1, wanted || 1))
    this.element.classList.toggle('is-zoomed', this.#scale > 1)
    if (this.#scale === 1) return
    this.element.classList.remove('is-zoomed')
    const fitted = image.clientWidth
    this.element.classList.add('is-zoomed')
    image.style.width = `${Math.round(fitted * this.#scale)}px`
  }

  #listenForSwipes(signal: AbortSignal, onSwipe: (step: 1 | -1) => void): void {
    let startX: number | undefined
    this.element.addEventListener(
      'touchstart',
      ({ touches }) => {
        startX = touches.length === 1 && this.#scale === 1 ? touches[0]?.clientX : undefined
      },
      { signal, passive: true },
    )
    this.element.addEventListener(
      'touchend',
      ({ changedTouches }) => {
        const moved = (changedTouches[0]?.clientX ?? 0) - (startX ?? Number.NaN)
        if (Math.abs(moved) >= SWIPE) onSwipe(moved < 0 ? 1 : -1)
        startX = undefined
      },
      { signal },
    )
  }
}
