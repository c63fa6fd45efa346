import { ensureChromium } from '@mozhan/start/browser'
import { CHROMIUM_FLAGS } from '@mozhan/test-site/chromium-flags'
import { chromium } from '@playwright/test'

/** Time for what a page loads when it is idle, in ms. */
const SETTLE_MS = 3000

/**
 * Opens a page with an empty cache and measures it.
 * @param {string} url
 * @returns {Promise<{ scriptKb: number, cls: number }>} compressed script in kB (1000 bytes); cumulative layout shift
 */
export async function measurePage(url) {
  const executablePath = await chromiumPath()
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } })
    const scriptBytes = await countScriptBytes(page)
    await page.addInitScript(watchLayoutShifts)
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForTimeout(SETTLE_MS)
    const cls = await page.evaluate(() => window.layoutShifts)
    return { scriptKb: scriptBytes() / 1000, cls }
  } finally {
    await browser.close()
  }
}

/** Resolved once. */
let found
const chromiumPath = () => (found ??= ensureChromium())

/** Sums the transferred bytes of scripts, including headers. */
async function countScriptBytes(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  const scripts = new Set()
  let bytes = 0
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (type === 'Script' || /javascript/.test(response.mimeType)) scripts.add(requestId)
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    if (scripts.has(requestId)) bytes += encodedDataLength
  })
  return () => bytes
}

/** Runs in the page before its own scripts. */
function watchLayoutShifts() {
  window.layoutShifts = 0
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (!entry.hadRecentInput) window.layoutShifts += entry.value
    }
  }).observe({ type: 'layout-shift', buffered: true })
}
