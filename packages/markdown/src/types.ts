import type { Highlight } from './code/highlighted-line.ts'

/** Where a picture really lies, and how large it is, so that the page does not jump. */
export interface ResolvedImage {
  /** Address that is loaded in place of the written one. */
  src: string
  /** CSS pixels. */
  width?: number
  /** CSS pixels. */
  height?: number
}

/** One entry of the contents list. */
export interface TocEntry {
  /** The `id` of the heading, exactly as in the HTML. */
  id: string
  /** The heading as plain text. */
  text: string
  /** 1 to 6. */
  depth: number
}

type Resolution = ResolvedImage | null | undefined

/** How a text is rendered; every option may be left out. */
export interface RenderOptions {
  /**
   * Looks a picture up: an object replaces address and size, `null` removes the picture and shows
   * its alternative text, `undefined` leaves it as written.
   */
  resolveImage?: (src: string) => Resolution | Promise<Resolution>
  /** Put before every `id`; needed where several texts share a page, e.g. `c42-` for a comment. */
  idPrefix?: string
  /** Origin of the site itself, e.g. `https://blog.test`; links to it are not external. */
  siteUrl?: string | undefined
  /** `target` of external links. Default: none, the reader decides. */
  linkTarget?: '_blank'
  /** Also answer the HTML in blocks with their source lines, for a preview beside the source. The HTML stays the same. */
  withBlocks?: boolean
  /** Colours code. Default: coloured on a server, plain in a browser, where `@mozhan/markdown/highlight` can be given. */
  highlight?: Highlight
  /** Milliseconds for the colours of all code together; blocks beyond have none. @default 800 */
  highlightTime?: number
}

/** A piece of the HTML that is drawn, compared and scrolled to by itself. */
export interface RenderedBlock {
  /** Sanitised HTML of the block. */
  html: string
  /** Line of the source it begins at, 1 for the first; `undefined` for what the renderer adds, such as footnotes. */
  line: number | undefined
}

/** A rendered text, and what is known about it. */
export interface RenderedMarkdown {
  /** Sanitised HTML, to be put into an element with the class `markdown`. */
  html: string
  /** Headings of the text, in order. */
  toc: TocEntry[]
  /** Readable beginning, at most 200 graphemes, without code and headings. */
  excerpt: string
  /** Everything a reader can read, one block a line, for search. */
  text: string
  /** Reading time in minutes, at least 1. */
  minutes: number
  /** Whether the HTML contains formulas. */
  hasMath: boolean
  /** Whether the HTML contains diagrams, which `enhanceMarkdown` draws. */
  hasMermaid: boolean
  /** Addresses of the pictures, in order, each once. */
  images: string[]
  /** Whether the text was too complex and is shown as it was written, behind a sentence that says so. */
  isPlain: boolean
  /** Only with `withBlocks`: the same HTML in pieces, in order. */
  blocks?: RenderedBlock[]
}
