import { colorSchemeScript, cssVariables } from '@mozhan/ui/theme'
import { copy } from '../copy.ts'
import { CACHES, LIMITS } from '../model/kept.ts'
import { GIVEN_UP_ATTRIBUTE, LOOK_AGAIN } from '../model/look-again.ts'
import { KEPT_AT_HEADER, TITLE_HEADER } from './store.ts'

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

const SCRIPT = `${colorSchemeScript};${LOOK_AGAIN}`

/** What stands at an address that is not kept: which ones are. It loads nothing, and asks only whether the site is there. */
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

interface KeptArticle {
  href: string
  /** Escaped for HTML. */
  title: string
}

/** The latest read first. */
async function listArticles(): Promise<KeptArticle[]> {
  const cache = await caches.open(CACHES.articles)
  const [requests, responses] = [await cache.keys(), await cache.matchAll()]
  const oldest = Date.now() - LIMITS.articleAge
  const kept = requests.flatMap(({ url }, index) => {
    const headers = responses[index]?.headers
    const title = decodeURIComponent(headers?.get(TITLE_HEADER) ?? '')
    const isFresh = Number(headers?.get(KEPT_AT_HEADER)) >= oldest
    return title && isFresh ? [{ href: new URL(url).pathname, title }] : []
  })
  return kept.reverse()
}

function toHtml(articles: KeptArticle[], nonce: string): string {
  const { title, hint, givenUp, retry, kept, nothingKept } = copy.page
  const items = articles.map((each) => `<li><a href="${each.href}">${each.title}</a></li>`)
  const list =
    items.length > 0 ? `<h2>${kept}</h2><ul>${items.join('')}</ul>` : `<p>${nothingKept}</p>`
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
