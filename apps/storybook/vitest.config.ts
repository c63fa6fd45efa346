import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import { defineConfig } from 'vitest/config'

const CHROMIUM = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome']

const executablePath = process.env.CHROMIUM_PATH ?? CHROMIUM.find((path) => existsSync(path))

export default defineConfig({
  plugins: [storybookTest({ configDir: join(import.meta.dirname, '.storybook') })],
  test: {
    name: 'stories',
    isolate: false,
    // The first story waits until Vite has optimised the dependencies.
    hookTimeout: 60_000,
    testTimeout: 60_000,
    reporters: ['default', ['json', { outputFile: '.results/vitest.json' }]],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      provider: playwright({
        launchOptions: {
          // Falls back to Playwright's own Chromium.
          ...(executablePath ? { executablePath } : {}),
          args: [
            '--no-sandbox',
            '--disable-gpu',
            '--disable-quic',
            '--no-first-run',
            '--disable-background-networking',
            '--disable-component-update',
            '--disable-sync',
          ],
        },
        contextOptions: { locale: 'zh-CN', timezoneId: 'Asia/Shanghai' },
      }),
      instances: [{ browser: 'chromium' }],
    },
  },
})
