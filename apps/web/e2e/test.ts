import {
  test as base,
  type ConsoleMessage,
  expect,
  type Locator,
  type Page,
  type Route,
} from '@playwright/test'
import { type Stack, startStack } from './stack.ts'

interface Fixtures {
  /** Console messages that the test allows. Other errors and warnings fail it. */
  allowedInConsole: RegExp
  checkConsole: undefined
  /** Whether the test violates the Content-Security-Policy on purpose. */
  breaksPolicy: boolean
  checkPolicy: undefined
}

interface Services {
  stack: Stack
}

export const test = base.extend<Fixtures, Services>({
  stack: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const stack = await startStack()
      await use(stack)
      await stack.end()
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  baseURL: ({ stack }, use) => use(stack.siteUrl),
  allowedInConsole: [/(?!)/, { option: true }],
  checkConsole: [
    async ({ page, allowedInConsole }, use) => {
      const messages: string[] = []
      page.on('console', (message) => {
        if (isUnexpected(message)) messages.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => messages.push(String(error)))
      await use(undefined)
      const unexpected = messages.filter((text) => !allowedInConsole.test(text))
      expect(unexpected, 'unexpected console messages').toEqual([])
    },
    { auto: true },
  ],
  breaksPolicy: [false, { option: true }],
  checkPolicy: [
    async ({ context, breaksPolicy }, use) => {
      const violations: string[] = []
      await context.exposeFunction(REPORT, (violation: string) => void violations.push(violation))
      await context.addInitScript(reportViolations, REPORT)
      context.on('console', (message) => {
        if (VIOLATION.test(message.text())) violations.push(message.text())
      })
      await use(undefined)
      if (!breaksPolicy) expect(violations, 'violations of the Content-Security-Policy').toEqual([])
    },
    { auto: true },
  ],
})

/** Name of the function by which pages report violations. */
const REPORT = 'reportPolicyViolation'

/** Messages of Chromium about violations, including those in workers. */
const VIOLATION = /Content Security Policy directive|requires 'Trusted/

function reportViolations(report: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
    const violation = `${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`
    Reflect.get(window, report)(violation)
  })
}

export { expect }

/** Finds a displayed text, excluding the content of text boxes. */
export function displayed(page: Page, text: string): Locator {
  return page.getByText(text).and(page.locator(':not(textarea)'))
}

/** Executes the next call of `address` but drops its response. */
export async function loseResponse(page: Page, address: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(address, lose, { times: 1 })
}

/** Harmless messages about timing: an unused preload, or a page that was left while its socket connected. */
const TRANSIENT =
  /was preloaded using link preload but not used within a few seconds|WebSocket is closed before the connection is established/

function isUnexpected(message: ConsoleMessage): boolean {
  const isSevere = message.type() === 'error' || message.type() === 'warning'
  return isSevere && !TRANSIENT.test(message.text())
}

/** Session cookies as set by the login site. */
export function sessionOf(stack: Stack, userId: string): { name: string; value: string }[] {
  return [
    {
      name: 'userInfo',
      value: encodeURIComponent(JSON.stringify({ uid: userId, nickName: '阿岚' })),
    },
    { name: 'accessToken', value: stack.tokenOf(userId) },
    { name: 'refreshToken', value: 'refresh' },
  ]
}

export async function signIn(page: Page, stack: Stack, userId: string): Promise<void> {
  const cookies = sessionOf(stack, userId).map((cookie) => ({ ...cookie, url: stack.siteUrl }))
  await page.context().addCookies(cookies)
}
