import { writeFile } from 'node:fs/promises'
import { expect, type Page } from '@playwright/test'
import { findArticle } from './demo.ts'
import type { Stack } from './stack.ts'
import { test } from './test.ts'

export const MEGABYTE = 1024 * 1024

/** Writes a text file to the output folder of the test. */
export async function writeText(name: string, megabytes: number): Promise<string> {
  const file = test.info().outputPath(name)
  await writeFile(file, `${name} 的正文\n`.padEnd(megabytes * MEGABYTE, '墨栈 text\n'))
  return file
}

/** Finds a user who may upload. */
export async function findOwner(stack: Stack): Promise<string> {
  return (await findArticle(stack, () => true)).userId
}

export function choose(page: Page, file: string): Promise<void> {
  return page.locator('input[type="file"]').setInputFiles(file)
}

/** Slows uploads down, so that a test can press buttons meanwhile. @returns a function that sets the network offline or online */
export async function slowDown(page: Page, uploadThroughput: number) {
  const session = await page.context().newCDPSession(page)
  const conditions = { latency: 0, downloadThroughput: -1, uploadThroughput }
  const setOffline = (offline: boolean) =>
    session.send('Network.emulateNetworkConditions', { ...conditions, offline })
  await setOffline(false)
  return setOffline
}

/** Starts a slow upload and waits until this number of bytes is sent. @returns see `slowDown` */
export async function sendSlowly(page: Page, file: string, bytes: number) {
  const setOffline = await slowDown(page, 2 * MEGABYTE)
  await choose(page, file)
  const bar = page.getByRole('progressbar')
  await expect.poll(async () => Number(await bar.getAttribute('value'))).toBeGreaterThan(bytes)
  return setOffline
}
