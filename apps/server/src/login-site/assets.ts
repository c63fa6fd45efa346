import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { Hono } from 'hono'

const FOLDER = path.join(import.meta.dirname, 'assets')

interface Asset {
  readonly type: string
  readonly text: string
  /** Relative, so that the site may be served below a path. Versioned by a hash of the content. */
  readonly href: string
}

export const assets = {
  style: load('login.css', 'text/css', ['colors.css', 'login.css']),
  script: load('login.js', 'text/javascript', ['login.js']),
  icon: load('icon.svg', 'image/svg+xml', ['icon.svg']),
}

/** Serves the assets of the pages. They load nothing from other origins. */
export function assetRoutes(): Hono {
  const app = new Hono()
  for (const { href, type, text } of Object.values(assets)) {
    app.get(`/${href.split('?', 1)[0]}`, (c) =>
      c.body(text, 200, {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'public, max-age=31536000, immutable',
      }),
    )
  }
  return app
}

function load(name: string, type: string, files: readonly string[]): Asset {
  const text = files.map((file) => readFileSync(path.join(FOLDER, file), 'utf8')).join('\n')
  const version = createHash('sha256').update(text).digest('hex').slice(0, 12)
  return { type, text, href: `${name}?v=${version}` }
}
