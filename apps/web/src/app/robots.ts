import { errorPage } from '@mozhan/routes'
import { listGuarded } from '@mozhan/routes/site'
import { siteConfig } from '@mozhan/session/server'
import type { MetadataRoute } from 'next'

export const revalidate = 300

export default function robots(): MetadataRoute.Robots {
  const guarded = listGuarded().filter((path) => !path.includes(':'))
  // `$` marks the end, because `/user` and `/resource` have public pages below them.
  const closed = guarded.map((path) => `${path}$`)
  return {
    rules: {
      userAgent: '*',
      allow: '/',
      disallow: ['/api/', '/internal/', errorPage.path, ...closed],
    },
    sitemap: `${siteConfig().siteUrl}/sitemap.xml`,
  }
}
