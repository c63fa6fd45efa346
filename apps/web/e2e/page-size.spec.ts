import { findArticle, writeArticle } from './demo.ts'
import type { Stack } from './stack.ts'
import { expect, test } from './test.ts'

/** Maximum uncompressed size of a page, in bytes. */
const MAX_PAGE_BYTES = 2_000_000

/** 5 KB of source that render to about 100 KB of HTML: a table of three columns with empty rows. */
const expensive = (at: number) => `第 ${at} 条\n\n|甲|乙|丙|\n|-|-|-|\n${'|\n'.repeat(2450)}`

test('the size of an article page does not depend on its comments', async ({ page, stack }) => {
  test.setTimeout(180_000)
  const { id, userId } = await writeArticle(stack, '下面有很多评论')
  const { comment } = stack.apiOf(userId)
  const comments = async (from: number, to: number) => {
    for (let at = from; at <= to; at += 1) {
      await comment.createComment({ body: { articleId: id, content: expensive(at) } })
    }
  }
  await comments(1, 20)
  const path = `/article/${id}`
  await expect.poll(() => sizeOf(stack, path), { timeout: 20_000 }).toBeGreaterThan(100_000)
  const before = await sizeOf(stack, path)
  await comments(21, 40)
  await expect.poll(() => textOf(stack, path), { timeout: 20_000 }).toContain('第 40 条')
  const after = await sizeOf(stack, path)
  test.info().annotations.push({ type: 'bytes', description: `${before} ${after}` })
  expect(after).toBeLessThan(MAX_PAGE_BYTES)
  expect(after).toBeLessThan(before * 1.01)

  await page.goto(path)
  await expect(page.getByRole('heading', { name: '评论40' })).toBeVisible()
  const more = page.getByRole('button', { name: '点击加载更多' })
  await more.click()
  await expect(page.getByText('第 38 条')).toBeAttached()
  // The oldest comment, many pages away.
  const [oldest] = await comment.listComments({ params: { id }, query: { order: 'oldest' } })
  await page.goto(`${path}#comment-${oldest?.id}`)
  await page.reload()
  await expect(page.getByText('第 1 条')).toBeInViewport()
})

test('the size of a question page does not depend on its answers', async ({ stack }) => {
  test.setTimeout(180_000)
  const { userId, labelIds } = await findArticle(stack, (article) => article.labelIds.length > 0)
  const { question, answer } = stack.apiOf(userId)
  const id = await question.createQuestion({
    body: { title: '很多长回答', labelIds, mdContent: '正文。' },
  })
  const questionId = String(id)
  const long = '一段**很长**的回答，写了`很多`代码。\n\n'.repeat(2000)
  for (let at = 1; at <= 12; at += 1) {
    await answer.createAnswer({
      body: { questionId, parentId: '-1', mdContent: `${at}\n\n${long}` },
    })
  }
  const path = `/question/${questionId}`
  await expect.poll(() => textOf(stack, path), { timeout: 20_000 }).toContain('12 个回答')
  const size = await sizeOf(stack, path)
  test.info().annotations.push({ type: 'bytes', description: String(size) })
  expect(size).toBeLessThan(MAX_PAGE_BYTES)
})

async function textOf(stack: Stack, path: string): Promise<string> {
  const response = await fetch(new URL(path, stack.siteUrl))
  expect(response.status).toBe(200)
  return response.text()
}

async function sizeOf(stack: Stack, path: string): Promise<number> {
  return Buffer.byteLength(await textOf(stack, path))
}
