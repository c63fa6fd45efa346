import type { Highlight } from './code/highlighted-line.ts'

/** The actual address of a picture and its size, so that the page does not shift. */
export interface ResolvedImage {
  /** Address that is loaded instead of the written one. */
  src: string
  /** CSS pixels. */
  width?: number
  /** CSS pixels. */
  height?: number
  /** Ground on which the drawing can be seen, for a picture with transparent parts. */
  ground?: 'light' | 'dark' | undefined
}

/** One entry of the table of contents. */
export interface TocEntry {
  /** The `id` of the heading, exactly as in the HTML. */
  id: string
  /** The heading as plain text. */
  text: string
  /** 1 to 6. */
  depth: number
}

type Resolution = ResolvedImage | null | undefined

/** Options of the renderer; all are optional. */
export interface RenderOptions {
  /**
   * Resolves a picture: an object replaces address and size, `null` removes the picture and shows
   * its alternative text, `undefined` leaves it as written.
   */
  resolveImage?: (src: string) => Resolution | Promise<Resolution>
  /** Prefix of every `id`; needed if several texts share a page, e.g. `c42-` for a comment. */
  idPrefix?: string
  /** Ids that earlier parts of the same text use; the ids of this part are added. So no id occurs twice. */
  usedIds?: Set<string>
  /** Shows a single line break as a line break, as readers of comments expect; otherwise it joins two lines. @default false */
  breaks?: boolean
  /** Origin of the site, e.g. `https://blog.test`; links to it are not external. */
  siteUrl?: string | undefined
  /** `target` of external links. Default: none. */
  linkTarget?: '_blank'
  /** Also returns the HTML in blocks with their source lines, for a preview beside the source. The HTML stays the same. */
  withBlocks?: boolean
  /** Highlights code. Default: built in on a server, none in a browser, where `@mozhan/markdown/highlight` can be given. */
  highlight?: Highlight
  /** Milliseconds for highlighting all code together; blocks beyond are not highlighted. @default 800 */
  highlightTime?: number
}

/** A piece of the HTML that is rendered, compared and scrolled to separately. */
export interface RenderedBlock {
  /** Sanitised HTML of the block. */
  html: string
  /** First line in the source, from 1; `undefined` for what the renderer adds, such as footnotes. */
  line: number | undefined
}

/** A rendered text and its properties. */
export interface RenderedMarkdown {
  /** Sanitised HTML, for an element with the class `markdown`. */
  html: string
  /** Headings of the text, in order. */
  toc: TocEntry[]
  /** Excerpt of at most 200 graphemes, without code and headings. */
  excerpt: string
  /** The visible text, one block per line, for search. */
  text: string
  /** Reading time in minutes, at least 1. */
  minutes: number
  /** Whether the HTML contains formulas. */
  hasMath: boolean
  /** Whether the HTML contains diagrams, which `enhanceMarkdown` renders. */
  hasMermaid: boolean
  /** Addresses of the pictures, in order, without duplicates. */
  images: string[]
  /** Whether the text was too complex and is shown as written, after a sentence that says so. */
  isPlain: boolean
  /** Only with `withBlocks`: the same HTML in pieces, in order. */
  blocks?: RenderedBlock[]
}
