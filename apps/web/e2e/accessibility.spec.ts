import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { findArticle } from './demo.ts'
import { listScreens } from './screens.ts'
import type { Stack } from './stack.ts'
import { expect, signIn, test } from './test.ts'

// One of the screens is that of an address where nothing is.
test.use({ allowedInConsole: /404/ })

const DESK = { width: 1280, height: 720 }
/** A phone, and one whose text is twice as large. */
const NARROW = [390, 320]

/** Goes to every screen: first as a visitor, then to those of a member who has been told something and has read. */
async function visitScreens(page: Page, stack: Stack, look: (path: string) => Promise<void>) {
  const { userId } = await findArticle(stack, ({ commentCount }) => commentCount > 0)
  await receiveNotice(stack, userId)
  await readLongTitle(stack, userId)
  const { open, guarded } = await listScreens(stack)
  const visit = async (path: string) => {
    await page.goto(path)
    // What comes later than this, such as an article that is kept for reading offline, shows nowhere.
    await page.waitForLoadState('networkidle', { timeout: 1500 }).catch(() => undefined)
    await look(path)
  }
  for (const path of open) await visit(path)
  await signIn(page, stack, userId)
  for (const path of ['/', ...guarded]) await visit(path)
}

test('every screen can be used by everybody, in both colour schemes, and fits a phone', async ({
  page,
  stack,
}) => {
  test.setTimeout(480_000)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const found: string[] = []
  await visitScreens(page, stack, async (path) => {
    await page.emulateMedia({ colorScheme: 'light' })
    found.push(...(await listViolations(createAxe(page), `${path} light`)))
    // The scheme changes colours and nothing else.
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

test('focus goes along to the page that a link opens', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: '资源下载' }).press('Enter')
  await page.waitForURL('/resource/list')
  await expect(page.getByRole('main')).toBeFocused()
})

/** Looks at the page itself, which has no frames; otherwise every look opens a page of its own. */
function createAxe(page: Page): AxeBuilder {
  return new AxeBuilder({ page }).setLegacyMode(true).options({ resultTypes: ['violations'] })
}

async function listViolations(axe: AxeBuilder, where: string): Promise<string[]> {
  const { violations } = await axe.analyze()
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${where} ${id}: ${nodes.map(({ html }) => html).join(' | ')}`)
}

/** An answer of this person is accepted: the last of the kinds of messages has a number. */
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

/** The history of this person has a line that no phone is wide enough for. */
async function readLongTitle(stack: Stack, userId: string): Promise<void> {
  const { id } = await findArticle(stack, ({ title }) => title.length > 24)
  const body = { targetType: 'article' as const, targetId: id }
  await stack.apiOf(userId).history.addHistory({ body })
}
