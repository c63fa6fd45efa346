import { fileURLToPath } from 'node:url'
import { listRewrites } from '@mozhan/routes/site'
import type { NextConfig } from 'next'
import { findSourcePackages } from './src/source-packages.ts'

process.env.NEXT_TELEMETRY_DISABLED = '1'

const config: NextConfig = {
  reactStrictMode: true,
  reactCompiler: false,
  poweredByHeader: false,
  // The front door compresses, once per page, and redirects slashes.
  compress: false,
  skipTrailingSlashRedirect: true,
  rewrites: async () => ({ beforeFiles: listRewrites() }),
  transpilePackages: findSourcePackages(),
  turbopack: { root: fileURLToPath(new URL('../../', import.meta.url)) },
  outputFileTracingRoot: fileURLToPath(new URL('../../', import.meta.url)),
  // Types are a task of their own.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    // Each route loads its own styles, 10 to 21 kB; merged ones are 20 to 25 kB everywhere.
    cssChunking: 'graph',
    // The front door asks by key alone, and no shared cache may keep what it gives the router.
    validateRSCRequestHeaders: false,
    // Pages live in memory: whatever asks for missing ids must not fill the disk.
    isrFlushToDisk: false,
    optimizePackageImports: ['@mantine/core', '@mantine/hooks', '@tabler/icons-react'],
  },
}

export default config
