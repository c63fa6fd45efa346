import { expect, type Page } from '@playwright/test'

/** Opens the editor and waits until it is ready. */
export async function openEditor(page: Page, path = '/article/edit'): Promise<void> {
  await page.goto(path)
  await expect(page.locator('.cm-content')).toBeVisible()
}

export async function write(page: Page, title: string, text: string): Promise<void> {
  await page.getByRole('textbox', { name: '标题' }).fill(title)
  await page.locator('.cm-content').click()
  await page.keyboard.insertText(text)
}

export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: '发布文章' }).click()
}

export async function chooseLabel(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: '文章设置' }).click()
  await page.getByRole('searchbox', { name: '搜索标签' }).fill(name)
  await page.getByRole('button', { name, exact: true }).click()
  await page.getByRole('button', { name: '关闭设置' }).click()
}
