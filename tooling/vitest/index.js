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
      // `server-only` throws where the react-server condition is absent; tests run server files too.
      alias: { 'server-only': fileURLToPath(new URL('./empty.js', import.meta.url)) },
      // A busy machine takes its time; what hangs is still found.
      testTimeout: 20_000,
      // Loading what is tested takes longer than most tests of it. Only packages whose tests replace modules
      // need every file to itself.
      isolate: false,
      reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
      ...test,
    },
  })
}
