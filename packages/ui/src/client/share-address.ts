export interface Shared {
  title: string
  url: string
}

/** `shared`: by the system dialog, which the reader may also have closed. */
export type ShareOutcome = 'shared' | 'copied' | 'failed'

/**
 * Shares an address. The clipboard API exists in secure contexts only, so the older copy command is the fallback. Success is
 * reported only if one of them succeeded.
 */
export async function shareAddress({ title, url }: Shared): Promise<ShareOutcome> {
  if (isTouch() && navigator.share) {
    try {
      await navigator.share({ title, url })
      return 'shared'
    } catch (error) {
      if (error instanceof DOMException && error.name === 'AbortError') return 'shared'
    }
  }
  try {
    await navigator.clipboard.writeText(url)
    return 'copied'
  } catch {
    return copyBySelection(url) ? 'copied' : 'failed'
  }
}

function isTouch(): boolean {
  return window.matchMedia('(pointer: coarse)').matches
}

function copyBySelection(text: string): boolean {
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true
  field.style.position = 'fixed'
  field.style.opacity = '0'
  const focused = document.activeElement
  document.body.append(field)
  field.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    field.remove()
    if (focused instanceof HTMLElement) focused.focus()
  }
}
