import type { MetadataRoute } from 'next'
import { sitemapEntries } from '@/sitemap-entries.ts'

export const revalidate = 300

export default function sitemap(): Promise<MetadataRoute.Sitemap> {
  return sitemapEntries()
}
