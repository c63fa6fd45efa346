/**
 * Copies a text to the clipboard. Where the clipboard is missing (a page without https) or refuses, the browser's
 * older command is tried. To be called within a press of the reader.
 * @param text to be copied
 * @returns whether the text has been copied
 * @example
 * ```ts
 * import { copyText } from '@mozhan/markdown/client'
 *
 * const isCopied = await copyText('pnpm add @mozhan/markdown')
 * ```
 */
export async function copyText(text: string): Promise<boolean> {
  try {
    // Absent outside of secure contexts, whatever its type says.
    if (navigator.clipboard as Clipboard | undefined) {
      await navigator.clipboard.writeText(text)
      return true
    }
  } catch {
    // Refused, for instance in a frame: the older way may still work.
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
