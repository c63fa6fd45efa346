import { pathOf } from '@mozhan/routes/site'
import { type AiAnswer, type AiService, startAiService } from '@mozhan/vitest/ai-service'
import type { Page } from '@playwright/test'
import { writeArticle } from './demo.ts'
import { ask, gptLog, waitForAnswer } from './gpt.ts'
import { expect, signIn, test } from './test.ts'

let service: AiService

/** The next answer of the service: it starts, and the test controls its text. */
function holdAnswer(): Promise<AiAnswer> {
  const { promise, resolve } = Promise.withResolvers<AiAnswer>()
  service.script = async (answer) => {
    await answer.say('锁是')
    resolve(answer)
  }
  return promise
}

test.beforeAll(async ({ stack }) => {
  service = await startAiService()
  await stack.stopApi()
  await stack.startApi({ AI_BASE_URL: service.url, AI_MODEL: 'm-1' })
})

test.afterAll(async ({ stack }) => {
  await stack.stopApi()
  await service.close()
  await stack.startApi()
})

const outcome = (page: Page) => gptLog(page).getByText('已停止')

test('an answer continues after a reload and is stored for the member', async ({ page, stack }) => {
  const { userId } = await writeArticle(stack, '谁在问锁')
  await signIn(page, stack, userId)
  await page.goto(pathOf('gpt'))
  const held = holdAnswer()
  await ask(page, '什么是锁？')
  await page.waitForURL(/\/gpt\?c=\d+$/)
  await expect(gptLog(page).getByText('锁是', { exact: true })).toBeVisible()
  const answer = await held
  await page.reload()
  await expect(gptLog(page).getByText('锁是', { exact: true })).toBeVisible()
  await answer.say('一种约定')
  await expect(gptLog(page).getByText('锁是一种约定', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: '停止回答' })).toBeVisible()
  await answer.say('。')
  answer.finish()
  await waitForAnswer(page)
  await page.evaluate(() => localStorage.clear())
  await page.reload()
  await expect(gptLog(page).getByText('什么是锁？', { exact: true })).toBeVisible()
  await expect(gptLog(page).getByText('锁是一种约定。', { exact: true })).toBeVisible()
})

for (const isMember of [false, true]) {
  test(`the partial text stays when ${isMember ? 'a member' : 'a visitor'} stops an answer`, async ({
    page,
    stack,
  }) => {
    if (isMember) await signIn(page, stack, (await writeArticle(stack, '谁喊停')).userId)
    await page.goto(pathOf('gpt'))
    const held = holdAnswer()
    await ask(page, '什么是锁？')
    await page.waitForURL(/\/gpt\?c=/)
    await expect(gptLog(page).getByText('锁是', { exact: true })).toBeVisible()
    await (await held).say('一半')
    await expect(gptLog(page).getByText('锁是一半', { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '停止回答' }).click()
    await expect(outcome(page)).toBeVisible()
    // The service is no longer generating.
    await service.requests.at(-1)?.gone
    await page.reload()
    await expect(gptLog(page).getByText('锁是一半', { exact: true })).toBeVisible()
    await expect(outcome(page)).toBeVisible()
    await waitForAnswer(page)
  })
}
