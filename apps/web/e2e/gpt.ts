import { expect, type Locator, type Page } from '@playwright/test'

export const gptBox = (page: Page): Locator =>
  page.getByRole('textbox', { name: '问题', exact: true })

export const gptLog = (page: Page): Locator => page.getByRole('region', { name: '对话内容' })

export async function ask(page: Page, question: string): Promise<void> {
  await gptBox(page).fill(question)
  await gptBox(page).press('Enter')
  await expect(gptBox(page)).toHaveValue('')
}

/** Waits until the last answer has ended. */
export async function waitForAnswer(page: Page): Promise<void> {
  await expect(page.getByRole('button', { name: '重新回答' })).toBeVisible({ timeout: 20_000 })
}
