import { colorSchemeScript, cssVariables } from '@mozhan/ui/theme'
import { copy } from '../copy.ts'
import { CACHES, LIMITS } from '../model/caches.ts'
import { GIVEN_UP_ATTRIBUTE, SITE_POLLING_SCRIPT } from '../model/site-polling.ts'
import { CACHED_AT_HEADER, TITLE_HEADER } from './store.ts'

const STYLE = `
body { max-width: 640px; margin: 0 auto; padding: 96px 20px 64px; background: var(--mozhan-paper); color: var(--mozhan-ink); font: 15px/1.7 var(--mozhan-sans); text-autospace: normal; }
h1 { margin: 0 0 8px; font-size: 28px; font-weight: 600; line-height: 1.3; }
h2 { margin: 48px 0 4px; color: var(--mozhan-ink-soft); font-size: 15px; font-weight: 600; }
p { margin: 0; color: var(--mozhan-ink-soft); }
a { color: var(--mozhan-brand); }
ul { margin: 0; padding: 0; list-style: none; }
li { border-bottom: 1px solid var(--mozhan-hairline); }
li a { display: block; padding: 14px 0; color: var(--mozhan-ink); font-size: 17px; text-decoration: none; }
li a:hover { color: var(--mozhan-brand); }
.retry { margin-top: 20px; }
:root:not([${GIVEN_UP_ATTRIBUTE}]) .given-up, [${GIVEN_UP_ATTRIBUTE}] .waiting { display: none; }`

const SCRIPT = `${colorSchemeScript};${SITE_POLLING_SCRIPT}`

/** The page at an address that is not cached: lists the cached articles. It loads no resources and only polls the site. */
export async function offlinePage(): Promise<Response> {
  const nonce = crypto.randomUUID()
  const articles = await listArticles().catch(() => [])
  const policy = `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; connect-src 'self'; base-uri 'none'`
  return new Response(toHtml(articles, nonce), {
    status: 503,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': policy,
      'cache-control': 'no-store',
    },
  })
}

interface CachedArticle {
  href: string
  /** Escaped for HTML. */
  title: string
}

/** The latest read first. */
async function listArticles(): Promise<CachedArticle[]> {
  const cache = await caches.open(CACHES.articles)
  const [requests, responses] = [await cache.keys(), await cache.matchAll()]
  const oldest = Date.now() - LIMITS.articleAge
  const articles = requests.flatMap(({ url }, index) => {
    const headers = responses[index]?.headers
    const title = decodeURIComponent(headers?.get(TITLE_HEADER) ?? '')
    const isFresh = Number(headers?.get(CACHED_AT_HEADER)) >= oldest
    return title && isFresh ? [{ href: new URL(url).pathname, title }] : []
  })
  return articles.reverse()
}

function toHtml(articles: CachedArticle[], nonce: string): string {
  const { title, hint, givenUp, retry } = copy.page
  const items = articles.map((each) => `<li><a href="${each.href}">${each.title}</a></li>`)
  const list =
    items.length > 0
      ? `<h2>${copy.page.articles}</h2><ul>${items.join('')}</ul>`
      : `<p>${copy.page.noArticles}</p>`
  return `<!doctype html>
<html lang="zh-CN">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<style nonce="${nonce}">${cssVariables()}${STYLE}</style>
<script nonce="${nonce}">${SCRIPT}</script>
</head>
<body>
<main>
<div class="waiting"><h1>${title}</h1><p>${hint}</p></div>
<div class="given-up"><h1>${givenUp.title}</h1><p>${givenUp.hint}</p></div>
<p class="retry"><a href="">${retry}</a></p>
${list}
</main>
</body>
</html>`
}
