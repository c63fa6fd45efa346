import { articleHref, columnHref, escapeXml } from '@mozhan/article'
import { questionHref } from '@mozhan/question'
import { resourceHref } from '@mozhan/resource'
import { createServerApi, siteConfig } from '@mozhan/session/server'
import { userHref } from '@mozhan/user'
import { isBuilding } from './env.ts'
import { pathOf } from './routes.ts'

/** What there are many of, with the tag under which a change of any of them is told. */
const KINDS = {
  article: { href: articleHref, tag: 'articles' },
  question: { href: questionHref, tag: 'questions' },
  column: { href: columnHref, tag: 'columns' },
  resource: { href: resourceHref, tag: 'resources' },
  user: { href: userHref, tag: 'articles' },
} as const
type Kind = keyof typeof KINDS

const FIXED = [
  pathOf('index'),
  pathOf('article'),
  pathOf('column'),
  pathOf('label'),
  pathOf('question'),
  pathOf('resource-list'),
  pathOf('history'),
]

const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const HEADERS = { 'content-type': 'application/xml; charset=utf-8' }

/** The index of the sitemap (sitemaps.org): one part with the fixed screens, and as many as it takes for the rest. */
export async function answerSitemapIndex(): Promise<Response> {
  const { siteUrl } = siteConfig()
  const names = ['pages', ...(isBuilding() ? [] : await findPartNames())]
  const parts = names.map((name) => `<sitemap>${loc(`${siteUrl}/sitemap/${name}.xml`)}</sitemap>`)
  return answer('sitemapindex', parts)
}

async function findPartNames(): Promise<string[]> {
  // Numbers alone tell nothing: a part that begins elsewhere by now is found within minutes.
  const { sitemap } = createServerApi()
  const kinds = Object.keys(KINDS) as Kind[]
  const names = await Promise.all(
    kinds.map(async (kind) => {
      const starts = await sitemap.listSitemapParts({ params: { kind } })
      return starts.map((from) => `${kind}-${from}`)
    }),
  )
  return names.flat()
}

/** A part, by the kind and the first id in its name. */
export async function answerSitemapPart(
  _request: Request,
  { params }: { params: Promise<{ part: string }> },
): Promise<Response> {
  const { siteUrl } = siteConfig()
  const { part } = await params
  if (part === 'pages.xml') {
    return answer(
      'urlset',
      FIXED.map((path) => `<url>${loc(siteUrl + path)}</url>`),
    )
  }
  const [, name, from] = /^([a-z]+)-([1-9]\d{0,18})\.xml$/.exec(part) ?? []
  const kind = (Object.keys(KINDS) as Kind[]).find((each) => each === name)
  if (kind === undefined || from === undefined || isBuilding()) {
    return new Response(null, { status: 404 })
  }
  const { href, tag } = KINDS[kind]
  const { sitemap } = createServerApi({ tags: [tag] })
  const entries = await sitemap.getSitemapPart({ params: { kind, from } })
  const urls = entries.map(({ id, updateDate }) => {
    const date = updateDate ? `<lastmod>${escapeXml(updateDate)}</lastmod>` : ''
    return `<url>${loc(siteUrl + href(id))}${date}</url>`
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
