import type { Page } from '@playwright/test'
import { findArticle } from './demo.ts'
import type { Stack } from './stack.ts'
import { displayed, expect, loseResponse, signIn, test } from './test.ts'

const TITLE = '表达式索引和 GIN 索引怎么选？'

/** Finds two users of the demonstration content. */
async function findUsers(stack: Stack): Promise<{ asker: string; helper: string }> {
  const { userId: asker } = await findArticle(stack, () => true)
  const { userId: helper } = await findArticle(stack, (article) => article.userId !== asker)
  if (!asker || !helper) throw new Error('the demonstration content has only one user')
  return { asker, helper }
}

async function ask(stack: Stack, asker: string, title = TITLE): Promise<string> {
  const [group] = await stack.apiOf().channel.listChannelLabels()
  const labelIds = group?.labelList?.slice(0, 1).map(({ id }) => id) ?? []
  const body = { title, labelIds, mdContent: '写多读少的表，**该选哪个**？' }
  return stack.apiOf(asker).question.createQuestion({ body })
}

/** Types into an editor once it is ready. */
async function typeInto(page: Page, text: string): Promise<void> {
  const editor = page.locator('.cm-content')
  await editor.click()
  await page.keyboard.insertText(text)
}

test('a question is asked with a title and a label', async ({ page, stack }) => {
  const { asker } = await findUsers(stack)
  await signIn(page, stack, asker)
  await page.goto('/question/edit')
  await page.getByRole('textbox', { name: '标题' }).fill('数据库连接池满了怎么查')
  await expect(page.getByRole('link', { name: /^连接池满了/ })).toBeVisible()
  await page.getByRole('textbox', { name: '标题' }).fill('为什么两次渲染？')
  await expect(page.getByRole('link', { name: /^连接池满了/ })).toBeHidden()
  await typeInto(page, '开发环境里会执行 `useEffect` 两次。')
  await page.getByRole('button', { name: '发布问题' }).click()
  await expect(page.getByText('请至少选择一个标签')).toBeVisible()
  await page.getByRole('searchbox', { name: '搜索标签' }).fill('TypeScript')
  await page.getByRole('button', { name: 'TypeScript', exact: true }).click()
  await page.getByRole('button', { name: '发布问题' }).click()
  await page.waitForURL(/\/question\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: '为什么两次渲染？' })).toBeVisible()
  await expect(page.locator('#question-body code')).toHaveText('useEffect')

  await page.getByRole('link', { name: '编辑', exact: true }).click()
  await expect(page.locator('.cm-content')).toContainText('开发环境里')
  await page.getByRole('textbox', { name: '标题' }).fill('为什么开发环境里两次渲染？')
  await page.getByRole('button', { name: '保存修改' }).click()
  await page.waitForURL(/\/question\/\d+$/)
  await expect(page.getByRole('heading', { level: 1, name: /开发环境里两次渲染/ })).toBeVisible()

  await page.getByRole('button', { name: '删除', exact: true }).click()
  await page.getByRole('button', { name: '确定删除' }).click()
  await page.waitForURL(`${stack.siteUrl}/question`)
})

test.describe('with a lost response', () => {
  // Calls that pass a service worker cannot be intercepted reliably.
  test.use({
    allowedInConsole: /ERR_FAILED|Service Worker registration blocked/,
    serviceWorkers: 'block',
  })

  test('a question that is sent again is stored once', async ({ page, stack }) => {
    const { asker } = await findUsers(stack)
    await signIn(page, stack, asker)
    await page.goto('/question/edit')
    await page.getByRole('textbox', { name: '标题' }).fill('断线时提的问题')
    await typeInto(page, '只该有一个。')
    await page.getByRole('button', { name: /标签/ }).first().click()
    await page.getByRole('searchbox', { name: '搜索标签' }).fill('TypeScript')
    await page.getByRole('button', { name: 'TypeScript', exact: true }).click()
    const send = page.getByRole('button', { name: '发布问题' })
    await loseResponse(page, '**/api/question/question')
    await send.click()
    await expect(page.getByRole('alert').filter({ hasText: '没有发布' })).toBeVisible()
    await send.click()
    await page.waitForURL(/\/question\/\d+$/)
    await page.goto('/user?tab=questions')
    await expect(page.getByRole('link', { name: '断线时提的问题' })).toHaveCount(1)
  })
})

test('a user answers, the asker accepts, and replies stay when their answer is deleted', async ({
  page,
  stack,
  browser,
}) => {
  const { asker, helper } = await findUsers(stack)
  const id = await ask(stack, asker)
  await signIn(page, stack, helper)
  await page.goto(`/question/${id}`)
  await expect(page.getByText('还没有回答')).toBeVisible()
  await page.getByRole('button', { name: '发布回答' }).click()
  await expect(page.getByText('请输入回答内容')).toBeVisible()
  await typeInto(page, '选 **表达式索引**。')
  await page.getByRole('button', { name: '发布回答' }).dblclick()
  const answer = page.locator('article[id^="answer-"]')
  await expect(answer.locator('strong')).toHaveText('表达式索引')
  await expect(answer).toHaveCount(1)
  await expect(page.locator('.cm-content')).not.toContainText('表达式索引')

  const context = await browser.newContext({ baseURL: stack.siteUrl, locale: 'zh-CN' })
  const other = await context.newPage()
  await signIn(other, stack, asker)
  await other.goto(`/question/${id}`)
  await other.getByRole('button', { name: /^赞同/ }).click()
  await other.getByRole('button', { name: '采纳这个回答' }).click()
  await expect(other.getByText('已采纳')).toBeVisible()
  await expect(other.getByRole('main').getByText('已解决', { exact: true })).toBeVisible()
  await other.locator('article').getByRole('button', { name: '回复' }).click()
  await other.getByRole('textbox', { name: /^回复 / }).fill('果然快了，谢谢。')
  await other.getByRole('button', { name: '发表回复' }).click()
  await expect(displayed(other, '果然快了，谢谢。')).toBeVisible()
  await context.close()

  await page.reload()
  await expect(page.getByText('已采纳')).toBeVisible()
  await expect(displayed(page, '果然快了，谢谢。')).toBeVisible()
  await answer.getByRole('button', { name: '删除' }).click()
  await answer.getByRole('button', { name: '确定删除' }).click()
  await expect(page.getByText('这个回答已删除')).toBeVisible()
  await expect(displayed(page, '果然快了，谢谢。')).toBeVisible()
  expect(await stack.apiOf().question.getQuestion({ params: { id } })).toMatchObject({
    status: 1,
    reply: 0,
  })
})

test('a change of an answer on another device is overwritten only after the conflict was shown', async ({
  page,
  stack,
}) => {
  const { asker, helper } = await findUsers(stack)
  const questionId = await ask(stack, asker, '答案会在两处修改的问题')
  const { answer } = stack.apiOf(helper)
  await answer.createAnswer({ body: { questionId, parentId: '-1', mdContent: '原来的答案。' } })
  await signIn(page, stack, helper)
  await page.goto(`/question/${questionId}`)
  const openEdit = async () => {
    await page.locator('article').getByRole('button', { name: '编辑' }).click()
    return page.locator('article .cm-content')
  }
  await (await openEdit()).fill('在这里改的。')
  await expect(page.locator('article').getByText(/草稿已保存/)).toBeVisible()

  const find = async () => {
    const [found] = await answer.listAnswers({ params: { questionId } })
    if (!found) throw new Error('the answer is missing')
    return found
  }
  const { id } = await find()
  await answer.updateAnswer({ body: { id, mdContent: '在别处改的。' } })
  // The conflict is still shown after a reload.
  await page.reload()
  await expect(await openEdit()).toContainText('在这里改的。')
  const save = page.getByRole('button', { name: '保存修改' })
  await save.click()
  await expect(page.getByRole('alert').filter({ hasText: '在别处改过' })).toBeVisible()
  expect((await find()).mdContent).toBe('在别处改的。')
  await save.click()
  await expect(page.locator('article .cm-content')).toHaveCount(0)
  await expect(displayed(page, '在这里改的。')).toBeVisible()
  expect((await find()).mdContent).toBe('在这里改的。')
})

test('lists have addresses and work without scripts', async ({ page, stack, request }) => {
  const { asker } = await findUsers(stack)
  const id = await ask(stack, asker, '谁也没有回答过的问题')
  const textOf = async (path: string) => (await request.get(path)).text()
  await expect.poll(() => textOf('/question?tab=new')).toContain('谁也没有回答过的问题')
  expect(await textOf('/question?tab=wait')).toContain('谁也没有回答过的问题')
  const { labelIds } = await stack.apiOf().question.getQuestion({ params: { id } })
  expect(await textOf(`/question?label=${labelIds[0]}`)).toContain('谁也没有回答过的问题')
  expect(await textOf(`/label/${labelIds[0]}`)).toContain('谁也没有回答过的问题')
  expect((await request.get('/question?tab=new&page=999')).status()).toBe(404)

  await page.goto('/question')
  await page.getByRole('link', { name: '等待回答' }).click()
  await page.waitForURL('**/question?tab=wait')
  await expect(page.getByRole('link', { name: '等待回答' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('link', { name: '谁也没有回答过的问题' }).first().click()
  await page.waitForURL(`**/question/${id}`)
  await page.goBack()
  await expect(page.getByRole('link', { name: '等待回答' })).toHaveAttribute('aria-current', 'page')
})

test('a visitor reads everything and gets a sign-in link in place of the editor', async ({
  page,
  stack,
}) => {
  const { asker, helper } = await findUsers(stack)
  const id = await ask(stack, asker, '访客能看到的问题')
  await stack.apiOf(helper).answer.createAnswer({ body: { questionId: id, mdContent: '能。' } })
  await page.goto(`/question/${id}`)
  await expect(page.getByText('登录后写回答')).toBeVisible()
  await expect(page.getByRole('button', { name: '采纳这个回答' })).toHaveCount(0)
  await page.getByRole('main').getByRole('button', { name: '登录', exact: true }).click()
  await page.waitForURL(`${stack.loginUrl}/**`)
  expect(new URL(page.url()).searchParams.get('redirectURL')).toBe(
    `${stack.siteUrl}/question/${id}`,
  )
})
