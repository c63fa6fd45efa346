import { siteConfig } from '@mozhan/session/server'
import type { MetadataRoute } from 'next'
import { routes } from '@/routes.ts'

export const revalidate = 300

export default function robots(): MetadataRoute.Robots {
  const guarded = Object.values(routes).filter((route) => 'isGuarded' in route)
  // `/user` and `/resource` have open pages below them, so the end is marked.
  const disallow = ['/api/', '/internal/', '/error', ...guarded.map(({ path }) => `${path}$`)]
  return {
    rules: { userAgent: '*', allow: '/', disallow },
    sitemap: `${siteConfig().siteUrl}/sitemap.xml`,
  }
}
