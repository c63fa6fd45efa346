/** The properties of a click that decide whether it navigates. */
export interface LinkClick {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** The properties of a link. */
export interface LinkTarget {
  href: string
  target: string
  download: boolean
}

/** Addresses of this origin that respond with something other than a page. */
const NO_PAGES = /^\/(api|files)\//

/**
 * Whether a click on a link navigates to another page of this site in this tab. False for new tabs, downloads, and
 * addresses that `leadsToPage` excludes.
 * @param current the current address, absolute
 */
export function startsNavigation(click: LinkClick, link: LinkTarget, current: string): boolean {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) {
    return false
  }
  if (link.download || (link.target !== '' && link.target !== '_self')) return false
  return leadsToPage(link.href, current)
}

/**
 * Whether an address is another page of this site: not another site, a hash of the current page, or the current page
 * itself.
 * @param current the current address, absolute
 */
export function leadsToPage(href: string, current: string): boolean {
  const from = new URL(current)
  const to = URL.parse(href, current)
  if (!to || to.origin !== from.origin || NO_PAGES.test(to.pathname)) return false
  return pageOf(to) !== pageOf(from)
}

/** `/search/` and `/search` are one page, as are two encodings of a query. */
function pageOf({ pathname, searchParams }: URL): string {
  return `${pathname.replace(/\/+$/, '')}?${searchParams}`
}
