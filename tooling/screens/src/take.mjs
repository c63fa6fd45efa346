import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { ensureChromium } from '@mozhan/start/browser'
import { CHROMIUM_FLAGS } from '@mozhan/test-site/chromium-flags'
import { chromium } from '@playwright/test'

const SIZES = [
  { width: 1440, height: 900 },
  { width: 768, height: 1024 },
  { width: 390, height: 844, isMobile: true },
]
const SCHEMES = ['light', 'dark']
/** Taller pages are cropped, because pictures of 30,000 pixels are not useful. */
const MAX_HEIGHT = 6000
const SETTLE_MS = 400
const TIMEOUT_MS = 8000

/**
 * Takes pictures of all screens in all widths and both schemes, sequentially in one browser.
 * @param {string} siteUrl
 * @param {import('./plan.mjs').Screen[]} screens
 * @param {string} folder emptied first; pictures are named `<screen>.<width>.<scheme>.png`
 */
export async function takeScreens(siteUrl, screens, folder) {
  const executablePath = await ensureChromium()
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS })
  try {
    for (const { isMobile = false, ...viewport } of SIZES) {
      for (const colorScheme of SCHEMES) {
        const context = await browser.newContext({
          viewport,
          isMobile,
          // Touch emulation, because some controls differ on touch devices.
          hasTouch: isMobile,
          colorScheme,
          locale: 'zh-CN',
          timezoneId: 'Asia/Shanghai',
          reducedMotion: 'reduce',
        })
        for (const screen of screens) await takeOne(context, siteUrl, screen, folder)
        await context.close()
        console.log(`${viewport.width}px ${colorScheme}：${screens.length} 张`)
      }
    }
  } finally {
    await browser.close()
  }
}

async function takeOne(context, siteUrl, { name, path: address, cookies = {} }, folder) {
  await context.clearCookies()
  const url = siteUrl + address
  await context.addCookies(
    Object.entries(cookies).map(([key, value]) => ({
      name: key,
      value: encodeURIComponent(value),
      url: siteUrl,
    })),
  )
  const page = await context.newPage()
  await page.goto(url, { waitUntil: 'load' })
  await loadLazyPictures(page)
  // Signed-in parts and the error text are rendered after hydration. A page that never becomes idle is taken after the timeout.
  await page.waitForLoadState('networkidle', { timeout: TIMEOUT_MS }).catch(() => {})
  await page.waitForTimeout(SETTLE_MS)
  const { width } = page.viewportSize()
  const scheme = await page.evaluate(() =>
    matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light',
  )
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.screenshot({
    path: path.join(folder, `${name}.${width}.${scheme}.png`),
    fullPage: true,
    ...(height > MAX_HEIGHT ? { clip: { x: 0, y: 0, width, height: MAX_HEIGHT } } : {}),
  })
  await page.close()
}

/** Scrolls to the bottom and back, so that lazy pictures load. */
async function loadLazyPictures(page) {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
    scrollTo(0, 0)
  })
}
