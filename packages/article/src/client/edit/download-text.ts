/** Characters that a file name cannot have on some systems. */
const FORBIDDEN = /[\\/:*?"<>|\p{Cc}]/gu
const MAX_NAME_LENGTH = 80

/** Saves a text as a Markdown file on this device. */
export function downloadText(title: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/markdown' }))
  const link = document.createElement('a')
  link.href = address
  link.download = `${title.replace(FORBIDDEN, ' ').trim().slice(0, MAX_NAME_LENGTH) || 'draft'}.md`
  link.click()
  // The download reads the address after this call.
  setTimeout(() => URL.revokeObjectURL(address), 10_000)
}
