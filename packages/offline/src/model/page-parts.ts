import { LIMITS } from './kept.ts'

/** What a document needs to be shown again. */
export interface PageParts {
  /** As it stands in the document, that is, escaped for HTML. */
  title: string
  /** Paths of files of the build. */
  files: string[]
  /** Addresses of pictures, as they stand in the document, unescaped. */
  pictures: string[]
}

/** In tags, and in the data that Next starts from. */
const FILE = /(?:\/_next\/)?static\/(?:chunks|css|media)\/[\w.~/-]+\.(?:js|css|woff2)/g
const PICTURE = /<img\b[^>]*?\ssrc="([^"]+)"/g
const OG_TITLE = /<meta property="og:title" content="([^"]*)"/
const TITLE = /<title>([^<]*)<\/title>/

/** Reads a document of ours without a parser: a worker has none. */
export function findParts(html: string): PageParts {
  const files = html.match(FILE) ?? []
  const pictures = Array.from(html.matchAll(PICTURE), ([, src = '']) => toPlain(src))
  return {
    title: (OG_TITLE.exec(html) ?? TITLE.exec(html))?.[1] ?? '',
    files: [...new Set(files.map((file) => file.replace(/^(?:\/_next\/)?/, '/_next/')))],
    pictures: [...new Set(pictures.filter(isAddress))].slice(0, LIMITS.picturesPerArticle),
  }
}

/** Pictures inside of the document itself come with it. */
function isAddress(src: string): boolean {
  return !/^(?:data|blob):/i.test(src)
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }

function toPlain(text: string): string {
  return text.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name) => ENTITIES[name] ?? '')
}
