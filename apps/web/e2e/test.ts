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
  /** What the console may hold in this story; everything else of weight fails it. */
  allowedInConsole: RegExp
  quietConsole: undefined
  /** Whether this story breaks the Content-Security-Policy on purpose. */
  breaksPolicy: boolean
  policyKept: undefined
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
  quietConsole: [
    async ({ page, allowedInConsole }, use) => {
      const complaints: string[] = []
      page.on('console', (message) => {
        if (isComplaint(message)) complaints.push(`${message.text()} (${message.location().url})`)
      })
      page.on('pageerror', (error) => complaints.push(String(error)))
      await use(undefined)
      const unexpected = complaints.filter((text) => !allowedInConsole.test(text))
      expect(unexpected, 'the console stays empty').toEqual([])
    },
    { auto: true },
  ],
  breaksPolicy: [false, { option: true }],
  policyKept: [
    async ({ context, breaksPolicy }, use) => {
      const violations: string[] = []
      await context.exposeFunction(TELL, (violation: string) => void violations.push(violation))
      await context.addInitScript(tellViolations, TELL)
      context.on('console', (message) => {
        if (VIOLATION.test(message.text())) violations.push(message.text())
      })
      await use(undefined)
      if (!breaksPolicy) expect(violations, 'no page breaks its policy').toEqual([])
    },
    { auto: true },
  ],
})

/** Name of the function by which pages tell of violations. */
const TELL = 'tellPolicyViolation'

/** What Chromium says by itself, of workers too. */
const VIOLATION = /Content Security Policy directive|requires 'Trusted/

function tellViolations(tell: string): void {
  document.addEventListener('securitypolicyviolation', (event) => {
    const { effectiveDirective, blockedURI, sourceFile, lineNumber, sample } = event
    const violation = `${effectiveDirective} ${blockedURI} ${sourceFile}:${lineNumber} ${sample}`
    Reflect.get(window, tell)(violation)
  })
}

export { expect }

/** A text where it is read: what is being written in a box counts as the box's text, too. */
export function said(page: Page, text: string): Locator {
  return page.getByText(text).and(page.locator(':not(textarea)'))
}

/** The next call of `address` is done, and its answer lost. */
export async function loseAnswer(page: Page, address: string): Promise<void> {
  const lose = async (route: Route) => {
    await route.fetch()
    await route.abort()
  }
  await page.route(address, lose, { times: 1 })
}

/** Notices of the browser about the moment: something fetched early is not needed yet; a page was left while it connected. */
const ABOUT_THE_MOMENT =
  /was preloaded using link preload but not used within a few seconds|WebSocket is closed before the connection is established/

function isComplaint(message: ConsoleMessage): boolean {
  const isGrave = message.type() === 'error' || message.type() === 'warning'
  return isGrave && !ABOUT_THE_MOMENT.test(message.text())
}

/** The cookies that the login site leaves. */
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
