import { fileURLToPath } from 'node:url'
import { listRewrites } from '@mozhan/routes/site'
import type { NextConfig } from 'next'
import { findSourcePackages } from './src/source-packages.ts'

process.env.NEXT_TELEMETRY_DISABLED = '1'

const config: NextConfig = {
  reactStrictMode: true,
  reactCompiler: false,
  poweredByHeader: false,
  // The front door compresses once per page and redirects trailing slashes.
  compress: false,
  skipTrailingSlashRedirect: true,
  rewrites: async () => ({ beforeFiles: listRewrites() }),
  transpilePackages: findSourcePackages(),
  turbopack: { root: fileURLToPath(new URL('../../', import.meta.url)) },
  outputFileTracingRoot: fileURLToPath(new URL('../../', import.meta.url)),
  // Types are checked by a separate task.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Styles per route are 10 to 21 kB; merged styles would be 20 to 25 kB on every route.
    cssChunking: 'graph',
    // The cache key of the front door separates router data, and shared caches must not store it.
    validateRSCRequestHeaders: false,
    // Pages are cached in memory, so that requests of missing ids do not fill the disk.
    isrFlushToDisk: false,
    optimizePackageImports: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
  },
}

export default config
