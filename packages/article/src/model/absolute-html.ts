/** A tag. The renderer escapes `<` in text; a quoted attribute may contain `>`. */
const TAG = /<[a-z](?:[^"<>]|"[^"]*")*>/gi
const ADDRESS = /(\s(?:href|src|poster)=")([^"]*)"/g
const SOURCES = /(\ssrcset=")([^"]*)"/g

/**
 * Makes addresses in the renderer's HTML absolute, for feed readers. Anchors get the page's address.
 * @param pageUrl absolute URL of the page that shows the text
 */
export function toAbsoluteHtml(html: string, pageUrl: string): string {
  const absolute = (address: string) =>
    address.startsWith('#') || /^\/(?!\/)/.test(address) ? new URL(address, pageUrl).href : address
  const each = (sources: string) =>
    sources.replace(/(^|,\s*)(\S+)/g, (_, before, address) => {
      return before + absolute(address)
    })
  return html.replace(TAG, (tag) =>
    tag
      .replace(ADDRESS, (_, before: string, address: string) => `${before}${absolute(address)}"`)
      .replace(SOURCES, (_, before: string, sources: string) => `${before}${each(sources)}"`),
  )
}
