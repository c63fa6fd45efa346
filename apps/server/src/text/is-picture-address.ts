/** Whether a text can be the address of a picture: a path of this site, or a web address. */
export function isPictureAddress(text: string): boolean {
  if (/[\s\\]/.test(text)) return false
  if (text.startsWith('/')) return !text.startsWith('//')
  return /^https?:\/\//i.test(text) && URL.canParse(text)
}
