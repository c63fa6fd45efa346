import { chooseSection } from '../model/toc.ts'

/** Distance from the top of the window above which a heading counts as reached: 95 px of header and a margin, in px. */
const LINE = 120

/** Marks the section in view in the table of contents. @returns a function that stops it */
export function highlightToc(): (() => void) | undefined {
  const links = [...document.querySelectorAll<HTMLAnchorElement>('[data-article-toc] a')]
  const pairs = links.flatMap((link) => {
    const heading = document.getElementById(decodeURIComponent(link.hash.slice(1)))
    return heading ? [{ link, heading }] : []
  })
  if (pairs.length === 0) return
  let marked: HTMLAnchorElement | undefined
  const mark = () => {
    const tops = pairs.map(({ heading }) => heading.getBoundingClientRect().top)
    const link = pairs[chooseSection(tops, LINE)]?.link
    if (link === marked) return
    marked?.removeAttribute('aria-current')
    link?.setAttribute('aria-current', 'location')
    marked = link
    if (link) keepInView(link)
  }
  // An observer reports crossings of the line only, so no code runs on scroll events.
  const observer = new IntersectionObserver(mark, { rootMargin: `-${LINE}px 0px 0px 0px` })
  for (const { heading } of pairs) observer.observe(heading)
  return () => {
    observer.disconnect()
    marked?.removeAttribute('aria-current')
  }
}

/** Scrolls the list only; `scrollIntoView` would also scroll the page. */
function keepInView(link: HTMLElement): void {
  const list = link.closest('ol')
  if (!list || list.scrollHeight <= list.clientHeight) return
  const { top, bottom } = link.getBoundingClientRect()
  const box = list.getBoundingClientRect()
  if (top < box.top) list.scrollTop -= box.top - top
  else if (bottom > box.bottom) list.scrollTop += bottom - box.bottom
}
