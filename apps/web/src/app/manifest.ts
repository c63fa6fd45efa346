import { homePage } from '@mozhan/routes'
import { siteConfig } from '@mozhan/session/server'
import { siteCopy } from '@mozhan/shell/server'
import type { MetadataRoute } from 'next'

export const revalidate = 300

export default function manifest(): MetadataRoute.Manifest {
  const { siteName } = siteConfig()
  return {
    name: siteName,
    short_name: siteName,
    description: siteCopy.description,
    lang: 'zh-CN',
    start_url: homePage.path,
    display: 'minimal-ui',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
