import { defineConfig, devices } from '@playwright/test'

const { CHROMIUM_PATH, CI } = process.env

function definedEnv(): Record<string, string> {
  const entries = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  )
  return Object.fromEntries(entries)
}

export default defineConfig({
  testDir: './e2e',
  forbidOnly: Boolean(CI),
  // Tests that pass only on the retry are listed at the end: docs/decisions/0004-one-check.md.
  retries: 1,
  // Each worker has its own site and API, so that tests run in parallel.
  workers: 2,
  // Long enough for a busy machine, short enough to find a test that hangs.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  outputDir: '.results/playwright',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: {
      // Without a locale, the browser can neither upload nor download files with Chinese names.
      env: { ...definedEnv(), LC_ALL: 'C.UTF-8' },
      ...(CHROMIUM_PATH ? { executablePath: CHROMIUM_PATH } : {}),
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
  },
})
