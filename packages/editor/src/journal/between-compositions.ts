/** ms after which a composition without further input counts as ended: a browser may not report the end. */
const MAX_COMPOSITION_MS = 30_000
/** ms after the end of a composition until its result is in the field. */
const READ_DELAY_MS = 60

/** Time of the last input of the current composition, ms since 1970; undefined between compositions. */
let composedAt: number | undefined
let isWatching = false

/** Observes the compositions of the page; they must be observed before the first one begins. */
export function watchCompositions(): void {
  if (isWatching || typeof document === 'undefined') return
  isWatching = true
  const note = () => {
    composedAt = Date.now()
  }
  const end = () => {
    composedAt = undefined
  }
  document.addEventListener('compositionstart', note, true)
  document.addEventListener('compositionupdate', note, true)
  document.addEventListener('compositionend', end, true)
}

/**
 * Runs work once after `ms`, and after the end of a composition of an input method: until then the text contains the
 * spelling of the word instead of the word.
 * @returns a function that cancels it
 */
export function afterBetweenCompositions(ms: number, work: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>
  const fire = () => {
    if (!isComposing()) return work()
    document.removeEventListener('compositionend', end, true)
    document.addEventListener('compositionend', end, { capture: true, once: true })
    timer = setTimeout(fire, MAX_COMPOSITION_MS)
  }
  const end = () => {
    clearTimeout(timer)
    timer = setTimeout(fire, READ_DELAY_MS)
  }
  timer = setTimeout(fire, ms)
  return () => {
    clearTimeout(timer)
    if (typeof document !== 'undefined') document.removeEventListener('compositionend', end, true)
  }
}

function isComposing(): boolean {
  return composedAt !== undefined && Date.now() - composedAt < MAX_COMPOSITION_MS
}
