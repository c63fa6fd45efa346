import '@mozhan/ui/styles.css'
import { siteConfig } from '@mozhan/session/server'
import { colorSchemeScript } from '@mozhan/ui/color-scheme'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { siteMetadata as generateMetadata } from '@/site-metadata.ts'
import { Providers } from './providers.tsx'

export { generateMetadata }

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
}

/** The document. It knows nobody: who reads shows only in the browser. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const { siteUrl: _, ...config } = siteConfig()
  return (
    // The boot script sets the colour scheme on <html> before React arrives.
    <html lang="zh-CN" suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: colorSchemeScript }} />
      </head>
      <body>
        <Providers config={config}>{children}</Providers>
      </body>
    </html>
  )
}
