/**
 * Copies a text to the clipboard. If the clipboard API is missing (a page without https) or refuses, the browser's
 * older copy command is tried. Must be called within a user gesture.
 * @param text the text
 * @returns whether the text was copied
 * @example
 * ```ts
 * import { copyText } from '@mozhan/markdown/client'
 *
 * const isCopied = await copyText('pnpm add @mozhan/markdown')
 * ```
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Undefined outside of secure contexts, despite its type.
    if (navigator.clipboard as Clipboard | undefined) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Refused, for instance in a frame: the copy command may still work.
  }
  return copyByCommand(text)
}

function copyByCommand(text: string): boolean {
  const focused = document.activeElement
  const area = document.createElement('textarea')
  area.value = text
  area.readOnly = true
  area.style.position = 'fixed'
  area.style.opacity = '0'
  document.body.append(area)
  area.select()
  try {
    return document.execCommand('copy')
  } catch {
    return false
  } finally {
    area.remove()
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true })
  }
}
