/** A one-pixel screenshot named `image.png`. */
const PIXEL =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

export function buildPicture(name = 'image.png'): File {
  const bytes = Uint8Array.from(atob(PIXEL), (sign) => sign.charCodeAt(0))
  return new File([bytes], name, { type: 'image/png' })
}

/** Dispatches a paste event with clipboard contents. */
export function pasteInto(
  element: HTMLElement,
  { text = '', html = '', files = [] as File[], types = [] as string[] },
): void {
  const clipboardData = new DataTransfer()
  if (text) clipboardData.setData('text/plain', text)
  if (html) clipboardData.setData('text/html', html)
  for (const type of types) clipboardData.setData(type, '{}')
  for (const file of files) clipboardData.items.add(file)
  const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
  element.dispatchEvent(event)
}
