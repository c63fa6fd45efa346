import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { findArticle } from './demo.ts'
import { listScreens } from './screens.ts'
import type { Stack } from './stack.ts'
import { expect, signIn, test } from './test.ts'

// One of the screens is the 404 page.
test.use({ allowedInConsole: /404/ })

const DESK = { width: 1280, height: 720 }
/** Widths of a phone, and of a phone with text at 200 %, in px. */
const NARROW = [390, 320]

/** Visits every screen: the open ones as a visitor, the guarded ones as a member with notices and a history. */
async function visitScreens(page: Page, stack: Stack, look: (path: string) => Promise<void>) {
  const { userId } = await findArticle(stack, ({ commentCount }) => commentCount > 0)
  await receiveNotice(stack, userId)
  await readLongTitle(stack, userId)
  const { open, guarded } = await listScreens(stack)
  const visit = async (path: string) => {
    await page.goto(path)
    // Nothing visible follows: later requests only fill the offline cache.
    await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined)
    await look(path)
  }
  for (const path of open) await visit(path)
  await signIn(page, stack, userId)
  for (const path of ['/', ...guarded]) await visit(path)
}

test('every screen is accessible in both colour schemes and fits a phone', async ({
  page,
  stack,
}) => {
  test.setTimeout(480_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  await visitScreens(page, stack, async (path) => {
    await page.emulateMedia({ colorScheme: 'light' })
    found.push(...(await listViolations(createAxe(page), `${path} light`)))
    // Only colours depend on the scheme, so layout is checked once.
    await page.emulateMedia({ colorScheme: 'dark' })
    const contrast = createAxe(page).withRules('color-contrast')
    found.push(...(await listViolations(contrast, `${path} dark`)))
    for (const width of NARROW) {
      await page.setViewportSize({ width, height: 844 })
      const reach = await page.evaluate(() => {
        const { scrollWidth, clientWidth } = document.documentElement
        return scrollWidth - clientWidth
      })
      if (reach > 0) found.push(`${path} reaches ${reach} px out of a window of ${width} px`)
    }
    await page.setViewportSize(DESK)
  })
  expect(found).toEqual([])
})

test('focus moves to the page that a link opens', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: '资源下载' }).press('Enter')
  await page.waitForURL('/resource/list')
  await expect(page.getByRole('main')).toBeFocused()
})

/** Analyses the page without frames; in the default mode axe opens a new page for every analysis. */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
}

async function listViolations(axe: AxeBuilder, where: string): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** Has an answer of the user accepted, so that the last kind of messages has a counter. */
async function receiveNotice(stack: Stack, userId: string): Promise<void> {
  const asker = await findArticle(stack, (article) => article.userId !== userId)
  const { answer, question } = stack.apiOf(asker.userId)
  const labelId = (await stack.apiOf().channel.listChannelLabels())[0]?.labelList?.[0]?.id ?? ''
  const questionId = await question.createQuestion({
    body: { title: '屏幕有多宽？', labelIds: [labelId], mdContent: '手机的。' },
  })
  const body = { questionId, mdContent: '三百九十。' }
  await stack.apiOf(userId).answer.createAnswer({ body })
  const [own] = await answer.listAnswers({ params: { questionId } })
  await answer.acceptAnswer({ params: { id: own?.id ?? '' } })
}

/** Adds an entry to the user's history whose title is wider than a phone. */
async function readLongTitle(stack: Stack, userId: string): Promise<void> {
  const { id } = await findArticle(stack, ({ title }) => title.length > 24)
  const body = { targetType: 'article' as const, targetId: id }
  await stack.apiOf(userId).history.addHistory({ body })
}
