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

/** The panel in which the settings of an article are chosen and from which it is published. */
export function publishPanel(page: Page) {
  return page.getByRole('dialog')
}

/** Opens the panel if it is closed. */
export async function openPublishPanel(page: Page): Promise<void> {
  if (await publishPanel(page).isVisible()) return
  await page.getByRole('button', { name: /^(?:发布|保存修改|提交审核)$/ }).click()
  await expect(publishPanel(page)).toBeVisible()
}

export async function publish(page: Page): Promise<void> {
  await openPublishPanel(page)
  const panel = publishPanel(page)
  await panel.getByRole('button', { name: /^(?:发布|保存修改|提交审核|再试一次)$/ }).click()
}

export async function closePublishPanel(page: Page): Promise<void> {
  await page.getByRole('button', { name: '关闭发布面板' }).click()
  await expect(publishPanel(page)).toBeHidden()
}

export async function chooseLabel(page: Page, name: string): Promise<void> {
  await openPublishPanel(page)
  await page.getByRole('searchbox', { name: '搜索标签' }).fill(name)
  await page.getByRole('button', { name, exact: true }).click()
  await closePublishPanel(page)
}
