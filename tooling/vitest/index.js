import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vitest/config'

/**
 * Test configuration of one package.
 * @param {{ dom?: boolean, test?: object, [key: string]: unknown }} [options] `dom` runs the tests in happy-dom
 *   with Testing Library; `test` is merged over vitest's own options.
 */
export function definePackageTest({ dom = false, test = {}, ...rest } = {}) {
  return defineConfig({
    plugins: dom ? [react()] : [],
    ...rest,
    test: {
      environment: dom ? 'happy-dom' : 'node',
      include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
      setupFiles: dom ? [fileURLToPath(new URL('./dom.js', import.meta.url))] : [],
      // `server-only` throws without the react-server condition, and tests also run server files.
      alias: { 'server-only': fileURLToPath(new URL('./empty.js', import.meta.url)) },
      // Long enough for a busy machine, short enough to find a test that hangs.
      testTimeout: 20_000,
      // Loading modules takes longer than most tests. Only packages whose tests replace modules
      // need isolated files.
      isolate: false,
      reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
      ...test,
    },
  })
}
