import { LIMITS } from './caches.ts'

/** Parts of a document that are needed to show it again. */
export interface PageParts {
  /** Still HTML-escaped, because it is inserted into HTML. */
  title: string
  /** Paths of files of the build. */
  files: string[]
  /** Addresses of pictures, with entities decoded, because they are fetched. */
  pictures: string[]
}

/** Matches files of the build in tags, and in Turbopack's inline chunk lists, where the prefix `/_next/` is missing. */
const FILE = /(?:\/_next\/)?static\/(?:chunks|css|media)\/[\w.~/-]+\.(?:js|css|woff2)/g
const PICTURE = /<img\b[^>]*?\ssrc="([^"]+)"/g
const OG_TITLE = /<meta property="og:title" content="([^"]*)"/
const TITLE = /<title>([^<]*)<\/title>/

/** Finds the parts of the document of an article by regular expressions, because a worker has no HTML parser. */
export function findParts(html: string): PageParts {
  const files = html.match(FILE) ?? []
  const pictures = Array.from(html.matchAll(PICTURE), ([, src = '']) => decodeEntities(src))
  return {
    title: (OG_TITLE.exec(html) ?? TITLE.exec(html))?.[1] ?? '',
    files: [...new Set(files.map((file) => file.replace(/^(?:\/_next\/)?/, '/_next/')))],
    pictures: [...new Set(pictures.filter(needsFetch))].slice(0, LIMITS.picturesPerArticle),
  }
}

/** `data:` and `blob:` URLs contain or reference their content, so there is nothing to cache. */
function needsFetch(src: string): boolean {
  return !/^(?:data|blob):/i.test(src)
}

const ENTITIES: Record<string, string> = { amp: '&', quot: '"', lt: '<', gt: '>', '#x27': "'" }

function decodeEntities(text: string): string {
  return text.replace(/&(amp|quot|lt|gt|#x27);/g, (_, name) => ENTITIES[name] ?? '')
}
