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
  // Whoever needed a second try is named at the end, and has to be looked into: docs/decisions/0004-one-check.md.
  retries: 1,
  // Each worker has a site and an API of its own; while one story waits, another goes on.
  workers: 2,
  // A busy machine takes its time; what hangs is still found.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: '.results/playwright.json' }]],
  outputDir: '.results/playwright',
  use: {
    ...devices['Desktop Chrome'],
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    launchOptions: {
      // A browser without a language takes no file with a Chinese name, and gives none.
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
