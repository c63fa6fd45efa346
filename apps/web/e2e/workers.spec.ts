import { pathOf } from '@mozhan/routes/site'
import { startAiService } from '@mozhan/vitest/ai-service'
import type { Page } from '@playwright/test'
import { expectControlled } from './caches.ts'
import { ask, gptLog, waitForAnswer } from './gpt.ts'
import { logIn } from './login.ts'
import type { Stack } from './stack.ts'
import { expect, test } from './test.ts'
import { openEditor, write } from './writing.ts'

const TEXT = '**重点**是锁'

let service: Awaited<ReturnType<typeof startAiService>>

test.beforeAll(async ({ stack }) => {
  service = await startAiService()
  service.script = async (answer) => {
    await answer.say(TEXT)
    answer.finish()
  }
  await stack.stopApi()
  await stack.startApi({ AI_BASE_URL: service.url, AI_MODEL: 'm-1' })
})

test.afterAll(async ({ stack }) => {
  await stack.stopApi()
  await service.close()
  await stack.startApi()
})

async function seePreview(page: Page): Promise<void> {
  await openEditor(page)
  await expectControlled(page)
  await write(page, '两个后台', TEXT)
  await expect(page.locator('.markdown strong')).toHaveText('重点')
}

async function seeAnswer(page: Page): Promise<void> {
  await page.goto(pathOf('gpt'))
  await expectControlled(page)
  await ask(page, '什么是锁？')
  await waitForAnswer(page)
  await expect(gptLog(page).locator('.markdown strong')).toHaveText('重点')
}

/** Opens a page that the service worker controls, with empty caches of files. */
async function prepare(page: Page, stack: Stack): Promise<void> {
  await logIn(page, stack)
  await page.goto('/')
  await expectControlled(page)
}

test('the service worker serves the editor its preview, and then an answer its formatting', async ({
  page,
  stack,
}) => {
  await prepare(page, stack)
  await seePreview(page)
  await seeAnswer(page)
})

test('the service worker serves an answer its formatting, and then the editor its preview', async ({
  page,
  stack,
}) => {
  await prepare(page, stack)
  await seeAnswer(page)
  await seePreview(page)
})
