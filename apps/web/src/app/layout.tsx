import '@mozhan/ui/styles.css'
import { DIAGRAMS_PATH } from '@mozhan/routes'
import { siteConfig } from '@mozhan/session/server'
import { siteMetadata as generateMetadata } from '@mozhan/shell/server'
import type { Viewport } from 'next'
import type { ReactNode } from 'react'
import { bootScript } from '@/boot-script.ts'
import { isProduction, readEnv } from '@/env.ts'
import { Providers } from './providers.tsx'

export { generateMetadata }

export const viewport: Viewport = {
  width: 'device-width',
  initialScale: 1,
  colorScheme: 'light dark',
}

/** Root layout. It is independent of the session, which only the browser shows. */
export default function RootLayout({ children }: { children: ReactNode }) {
  const { siteUrl: _, ...config } = siteConfig()
  const { isWorkerOn, buildId } = readEnv()
  const offline = { isOn: isProduction && isWorkerOn, buildId }
  return (
    // The boot script sets attributes of <html> before hydration.
    <html lang="zh-CN" suppressHydrationWarning>
      <head>
        <meta name="diagram-frame" content={DIAGRAMS_PATH} />
        <script dangerouslySetInnerHTML={{ __html: bootScript }} />
      </head>
      <body>
        <Providers config={config} offline={offline}>
          {children}
        </Providers>
      </body>
    </html>
  )
}
