import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { pathOf } from '../src/routes.ts'
import { findArticle } from './demo.ts'
import type { Stack } from './stack.ts'
import { expect, signIn, test } from './test.ts'

/**
 * Compressed script of an article page, in bytes; bare Next and React are 136 kB of it. What readers of the text need, the
 * talk below it included, costs 38 kB: a limit against more, and a debt of 24 kB.
 */
const SCRIPT_BUDGET = 175_000
const SHIFT_BUDGET = 0.02
const PATHS = [
  pathOf('index'),
  pathOf('article'),
  pathOf('column'),
  pathOf('label'),
  pathOf('history'),
  pathOf('question'),
  `${pathOf('search')}/?key=TypeScript&t=4`,
]

for (const scheme of ['light', 'dark'] as const) {
  test(`no serious accessibility violation (${scheme})`, async ({ page, stack }) => {
    test.slow()
    const article = await findArticle(stack, ({ labelIds }) => labelIds.length > 0)
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' })
    const paths = [
      ...PATHS,
      `/article/${article.id}`,
      `/user/${article.userId}`,
      `/label/${article.labelIds[0]}`,
    ]
    for (const path of paths) {
      await page.goto(path, { waitUntil: 'networkidle' })
      const { violations } = await new AxeBuilder({ page }).analyze()
      const serious = violations.filter(
        ({ impact }) => impact === 'serious' || impact === 'critical',
      )
      const found = serious.map(
        ({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`,
      )
      expect(found, `${path} in ${scheme}`).toEqual([])
    }
  })
}

test('an article page costs little script', async ({ page, stack }) => {
  const isPlain = ({ mdContent = '' }) => !/```mermaid|\$/.test(mdContent)
  const { id } = await findArticle(stack, isPlain)
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script') return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.setExtraHTTPHeaders({ 'accept-encoding': 'gzip' })
  await page.goto(`/article/${id}`, { waitUntil: 'networkidle' })
  // What is fetched in a quiet moment counts, too.
  await page.waitForTimeout(2000)
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  test.info().annotations.push({ type: 'script', description: `${Math.round(bytes / 1000)} kB` })
  expect(bytes).toBeGreaterThan(100_000)
  expect(bytes).toBeLessThanOrEqual(SCRIPT_BUDGET)
})

test('nothing reaches out of the window of a phone', async ({ page, stack }) => {
  test.slow()
  const { id, userId } = await findArticle(stack, ({ commentCount }) => commentCount > 0)
  await receiveNotice(stack, userId)
  await signIn(page, stack, userId)
  await page.setViewportSize({ width: 390, height: 844 })
  const own = [
    '/message',
    '/message?t=4',
    '/message?panel=settings',
    '/resource',
    '/user',
    '/user?tab=h',
  ]
  const written = [pathOf('article-edit'), pathOf('question-edit')]
  for (const path of [...PATHS, `/article/${id}`, '/resource/list', ...own, ...written]) {
    await page.goto(path, { waitUntil: 'networkidle' })
    const reach = await page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement
      return scrollWidth - clientWidth
    })
    expect(reach, path).toBe(0)
  }
})

/** An answer of this person is accepted: the last of the kinds of messages has a number. */
async function receiveNotice(stack: Stack, userId: string): Promise<void> {
  const asker = await findArticle(stack, (article) => article.userId !== userId)
  const { answer, question } = stack.apiOf(asker.userId)
  const labelId = (await stack.apiOf().category.listCategoryLabels())[0]?.labelList?.[0]?.id ?? ''
  const questionId = await question.createQuestion({
    body: { title: '屏幕有多宽？', labelIds: [labelId], mdContent: '手机的。' },
  })
  const body = { questionId, mdContent: '三百九十。' }
  await stack.apiOf(userId).answer.createAnswer({ body })
  const [own] = await answer.listAnswers({ params: { questionId } })
  await answer.acceptAnswer({ params: { id: own?.id ?? '' } })
}

async function shiftOf(page: Page): Promise<number> {
  await page.waitForTimeout(800)
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let sum = 0
        new PerformanceObserver((list) => {
          // The DOM library has no type for layout shifts.
          for (const entry of list.getEntries()) sum += (entry as never as { value: number }).value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(sum), 200)
      }),
  )
}

for (const who of ['a visitor', 'a member'] as const) {
  test(`nothing moves while a page loads for ${who}`, async ({ page, stack }) => {
    const article = await findArticle(stack, () => true)
    if (who === 'a member') await signIn(page, stack, article.userId)
    for (const path of [pathOf('index'), `/article/${article.id}`]) {
      await page.goto(path, { waitUntil: 'networkidle' })
      expect(await shiftOf(page), path).toBeLessThan(SHIFT_BUDGET)
    }
  })
}
