/**
 * Puts text on the clipboard. Where the clipboard is missing (a plain http address) or refuses, the
 * browser's older command is tried.
 *
 * @returns Whether the text is really there.
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
