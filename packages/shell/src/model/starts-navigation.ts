/** The facts of a click that decide whether the page will be exchanged. */
export interface LinkClick {
  button: number
  metaKey: boolean
  ctrlKey: boolean
  shiftKey: boolean
  altKey: boolean
}

/** The facts of a link. */
export interface LinkTarget {
  href: string
  target: string
  download: boolean
}

/** Addresses of this origin that answer with something other than a page. */
const NO_PAGES = /^\/(api|files)\//

/**
 * Whether a click on a link leads to another page of this site inside this tab. Not for new tabs, downloads, and what
 * `leadsToPage` leaves out.
 * @param current the address shown, in full
 */
export function startsNavigation(click: LinkClick, link: LinkTarget, current: string): boolean {
  if (click.button !== 0 || click.metaKey || click.ctrlKey || click.shiftKey || click.altKey) {
    return false
  }
  if (link.download || (link.target !== '' && link.target !== '_self')) return false
  return leadsToPage(link.href, current)
}

/**
 * Whether an address is another page of this site: not another site, a jump within the page, or the page that is shown
 * already.
 * @param current the address shown, in full
 */
export function leadsToPage(href: string, current: string): boolean {
  const from = new URL(current)
  const to = URL.parse(href, current)
  if (!to || to.origin !== from.origin || NO_PAGES.test(to.pathname)) return false
  return pageOf(to) !== pageOf(from)
}

/** `/search/` and `/search` are one page, and so are two spellings of a query. */
function pageOf({ pathname, searchParams }: URL): string {
  return `${pathname.replace(/\/+$/, '')}?${searchParams}`
}
