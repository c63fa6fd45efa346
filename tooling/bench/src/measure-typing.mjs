import { ensureChromium } from '@mozhan/start/browser'
import { CHROMIUM_FLAGS } from '@mozhan/test-site/chromium-flags'
import { signInDemo } from '@mozhan/test-site/demo-session'
import { chromium } from '@playwright/test'

const LENGTH = 50_000
const KEYS = 200
const PAUSE_MS = 60
const PARAGRAPH = '事务的隔离级别决定了并发的事务之间能看见什么，也决定了要付出什么代价。\n\n'

/**
 * Types into an article of 50,000 characters and measures the time from each key to the frame that shows it.
 * @param {{ siteUrl: string, apiUrl: string }} stack
 * @returns {Promise<{ medianMs: number, p95Ms: number }>}
 */
export async function measureTyping({ siteUrl, apiUrl }) {
  const executablePath = await ensureChromium()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } })
    const session = Object.entries(await signInDemo(apiUrl))
    await context.addCookies(
      session.map(([name, value]) => ({ name, value: encodeURIComponent(value), url: siteUrl })),
    )
    const page = await context.newPage()
    await page.goto(`${siteUrl}/article/edit`)
    await page.locator('.cm-content').click()
    await page.keyboard.insertText(PARAGRAPH.repeat(Math.ceil(LENGTH / PARAGRAPH.length)))
    // Waits for the first preview, which is not part of typing.
    await page.waitForTimeout(4000)
    await page.evaluate(watchKeys)
    for (let at = 0; at < KEYS; at++) {
      await page.keyboard.type('a')
      await page.waitForTimeout(PAUSE_MS)
    }
    const times = (await page.evaluate(() => window.keyTimes)).sort((a, b) => a - b)
    return { medianMs: times[times.length >> 1], p95Ms: times[Math.floor(times.length * 0.95)] }
  } finally {
    await browser.close()
  }
}

/** Runs in the page. */
function watchKeys() {
  window.keyTimes = []
  document.addEventListener(
    'keydown',
    ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const channel = new MessageChannel()
        // The message is delivered after the frame was submitted.
        channel.port1.onmessage = () => window.keyTimes.push(performance.now() - timeStamp)
        channel.port2.postMessage(undefined)
      }),
    true,
  )
}
