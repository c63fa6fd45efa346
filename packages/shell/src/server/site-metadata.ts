import 'server-only'
import { siteConfig } from '@mozhan/session/server'
import type { Metadata } from 'next'
import { copy } from './copy.ts'

/**
 * Metadata of all pages: `{page} - {product}
 * 微博客`, and `{product}
 * 微博客` for the home page.
 */
export function siteMetadata(): Metadata {
  const { siteName, siteUrl } = siteConfig()
  const product = `${siteName} | ${copy.titleSuffix}`
  return {
    metadataBase: new URL(siteUrl),
    applicationName: siteName,
    title: { default: product, template: `%s - ${product}` },
    description: copy.description,
    openGraph: { siteName, locale: 'zh_CN', type: 'website', description: copy.description },
    formatDetection: { telephone: false, email: false, address: false },
  }
}

/** Metadata of a page that is the same for all readers and has a canonical address. */
export function pageMetadata(path: string, title?: string): Metadata {
  const { siteName } = siteConfig()
  return {
    ...(title ? { title } : {}),
    alternates: { canonical: path },
    openGraph: { siteName, locale: 'zh_CN', type: 'website', url: path, title: title ?? siteName },
  }
}
