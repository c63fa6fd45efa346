import { siteConfig } from '@mozhan/session/server'
import type { MetadataRoute } from 'next'
import { copy } from '@/copy.ts'

export const revalidate = 300

export default function manifest(): MetadataRoute.Manifest {
  const { siteName } = siteConfig()
  return {
    name: siteName,
    short_name: siteName,
    description: copy.description,
    lang: 'zh-CN',
    start_url: '/',
    display: 'minimal-ui',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  }
}
