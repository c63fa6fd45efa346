import { homePage } from '@mozhan/routes'
import { siteConfig } from '@mozhan/session/server'
import { shellCopy } from '@mozhan/shell'
import type { MetadataRoute } from 'next'

export const revalidate = 300

export default function manifest(): MetadataRoute.Manifest {
  const { siteName } = siteConfig()
  return {
    name: siteName,
    short_name: siteName,
    description: shellCopy.site.description,
    lang: 'zh-CN',
    start_url: homePage.path,
    display: 'minimal-ui',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
