import { html } from 'hono/html'
import { assets } from '../assets.ts'
import { copy } from '../copy.ts'

/** Markup whose values are escaped already. */
export type Markup = ReturnType<typeof html>

export interface LayoutProps {
  readonly title: string
  readonly siteName: string
  /** The site's home, to which logo and foot lead. */
  readonly home: string
  readonly main: Markup
}

/** The paper around every page: the site's name above, one sheet, the way back below. */
export function layout({ title, siteName, home, main }: LayoutProps): Markup {
  return html`<!doctype html>
<html lang="zh-CN">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <meta name="color-scheme" content="light dark">
    <meta name="robots" content="noindex">
    <title>${copy.title(title, siteName)}</title>
    <link rel="icon" type="image/svg+xml" href="${assets.icon.href}">
    <link rel="stylesheet" href="${assets.style.href}">
    <script src="${assets.script.href}" defer></script>
  </head>
  <body>
    <header>
      <a class="logo" href="${home}"><img src="${assets.icon.href}" alt="" width="30" height="30">${siteName}</a>
    </header>
    ${main}
    <footer><a href="${home}">${copy.backToSite(siteName)}</a></footer>
  </body>
</html>
`
}
