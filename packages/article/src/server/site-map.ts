import 'server-only'
import {
  listSitemapPages,
  parseSitemapPart,
  SITEMAP_KINDS,
  SITEMAP_ROUTES,
  type SitemapKind,
  toSitemapPart,
} from '@mozhan/routes/site'
import { createServerApi, isBuilding, siteConfig } from '@mozhan/session/server'
import { escapeXml } from '../model/xml.ts'

/** Cache tag that a change of any entry of a kind invalidates. */
const TAGS = {
  article: 'articles',
  question: 'questions',
  column: 'columns',
  resource: 'resources',
  user: 'articles',
} as const satisfies Record<SitemapKind, string>

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEADERS = { 'content-type': 'application/xml; charset=utf-8' }

/** Responds with the index of the site map (sitemaps.org): one part for fixed screens, and parts for each kind of entry. */
export async function answerSitemapIndex(): Promise<Response> {
  const { siteUrl } = siteConfig()
  const names = ['pages', ...(isBuilding() ? [] : await findPartNames())]
  const parts = names.map((name) => `<sitemap>${loc(`${siteUrl}/sitemap/${name}.xml`)}</sitemap>`)
  return answer('sitemapindex', parts)
}

async function findPartNames(): Promise<string[]> {
  // A part is named by its first id. When that id changes, the index follows within minutes.
  const { sitemap } = createServerApi()
  const names = await Promise.all(
    SITEMAP_KINDS.map(async (kind) => {
      const starts = await sitemap.listSitemapParts({ params: { kind } })
      return starts.map((from) => toSitemapPart(kind, from))
    }),
  )
  return names.flat()
}

/** Responds with a part; its name contains the kind and the first id. */
export async function answerSitemapPart(
  _request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const { siteUrl } = siteConfig()
  const file = (await params).part
  if (file === 'pages.xml') {
    return answer(
      'urlset',
      listSitemapPages().map((path) => `<url>${loc(siteUrl + path)}</url>`),
    )
  }
  const part = parseSitemapPart(file)
  if (part === undefined || isBuilding()) return new Response(null, { status: 404 })
  const { sitemap } = createServerApi({ tags: [TAGS[part.kind]] })
  const entries = await sitemap.getSitemapPart({ params: part })
  const urls = entries.map(({ id, updateDate }) => {
    const date = updateDate ? `<lastmod>${escapeXml(updateDate)}</lastmod>` : ''
    return `<url>${loc(siteUrl + SITEMAP_ROUTES[part.kind].href({ id }))}${date}</url>`
  })
  return answer('urlset', urls)
}

function answer(root: 'sitemapindex' | 'urlset', lines: readonly string[]): Response {
  const head = `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${NAMESPACE}">`
  return new Response([head, ...lines, `</${root}>`, ''].join('\n'), { headers: HEADERS })
}

function loc(url: string): string {
  return `<loc>${escapeXml(url)}</loc>`
}
