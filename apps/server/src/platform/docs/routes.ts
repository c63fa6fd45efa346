import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { contract } from '@mozhan/api-client/contract'
import { toOpenApi } from '@mozhan/api-client/openapi'
import { Hono } from 'hono'
import { copy } from './copy.ts'

const API_VERSION = '1.0.0'
/** Files of the installed package that the page needs. Nothing is loaded from other hosts. */
const ASSETS_DIR = path.dirname(fileURLToPath(import.meta.resolve('swagger-ui-dist/package.json')))
const ASSETS: Readonly<Record<string, string>> = {
  'swagger-ui.css': 'text/css; charset=utf-8',
  'swagger-ui-bundle.js': 'text/javascript; charset=utf-8',
  'favicon-32x32.png': 'image/png',
}
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; frame-ancestors 'none'"
const PAGE = `<!doctype html>
<html lang="zh-CN">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${copy.title}</title>
<link rel="icon" href="/docs/favicon-32x32.png">
<link rel="stylesheet" href="/docs/swagger-ui.css">
<div id="docs"></div>
<script src="/docs/swagger-ui-bundle.js"></script>
<script src="/docs/start.js"></script>
`
const START = `SwaggerUIBundle({ url: '/openapi.json', dom_id: '#docs', docExpansion: 'list', filter: true })`

/** Serves `/openapi.json` and its Swagger UI at `/docs`. */
export function docsRoutes(): Hono {
  const app = new Hono()
  const document = JSON.stringify(
    toOpenApi(contract, { title: copy.title, version: API_VERSION, servers: ['/api'] }),
  )
  const cacheHeaders = { 'cache-control': 'public, max-age=3600' }

  app.get('/openapi.json', (c) => c.body(document, 200, { 'content-type': 'application/json' }))
  app.get('/docs', (c) => c.html(PAGE, 200, { 'content-security-policy': PAGE_POLICY }))
  app.get('/docs/start.js', (c) =>
    c.body(START, 200, { 'content-type': 'text/javascript; charset=utf-8', ...cacheHeaders }),
  )
  app.get('/docs/:asset', async (c, next) => {
    const asset = c.req.param('asset')
    const type = Object.hasOwn(ASSETS, asset) ? ASSETS[asset] : undefined
    if (type === undefined) return next()
    const bytes = await readFile(path.join(ASSETS_DIR, asset))
    return c.body(new Uint8Array(bytes), 200, { 'content-type': type, ...cacheHeaders })
  })
  return app
}
