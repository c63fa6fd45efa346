import { html } from 'hono/html'
import { assets } from '../assets.ts'
import { copy } from '../copy.ts'

/** Markup with escaped values. */
export type Markup = ReturnType<typeof html>

export interface LayoutProps {
  readonly title: string
  readonly siteName: string
  /** Home page of the site, linked by logo and footer. */
  readonly home: string
  readonly main: Markup
}

/** Layout of every page: site name, one sheet, link back to the site. */
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
