import { LIMITS } from './caches.ts'

/** Parts of a document that are needed to show it again. */
export interface PageParts {
  /** Escaped for HTML, as in the document. */
  title: string
  /** Paths of files of the build. */
  files: string[]
  /** Unescaped addresses of pictures. */
  pictures: string[]
}

/** Matches files in tags and in the data of Next. */
const FILE = /(?:\/_next\/)?static\/(?:chunks|css|media)\/[\w.~/-]+\.(?:js|css|woff2)/g
const PICTURE = /<img\b[^>]*?\ssrc="([^"]+)"/g
const OG_TITLE = /<meta property="og:title" content="([^"]*)"/
const TITLE = /<title>([^<]*)<\/title>/

/** Finds the parts by regular expressions, because a worker has no HTML parser. */
export function findParts(html: string): PageParts {
  const files = html.match(FILE) ?? []
  const pictures = Array.from(html.matchAll(PICTURE), ([, src = '']) => toPlain(src))
  return {
    title: (OG_TITLE.exec(html) ?? TITLE.exec(html))?.[1] ?? '',
    files: [...new Set(files.map((file) => file.replace(/^(?:\/_next\/)?/, '/_next/')))],
    pictures: [...new Set(pictures.filter(isAddress))].slice(0, LIMITS.picturesPerArticle),
  }
}

/** Whether a source has to be fetched; `data:` and `blob:` are not. */
function isAddress(src: string): boolean {
  return !/^(?:data|blob):/i.test(src)
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }

function toPlain(text: string): string {
  return text.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name) => ENTITIES[name] ?? '')
}
