import { expect, type Page } from '@playwright/test'

/** The path of everything that the browser keeps for the site, and of what is elsewhere the address. */
export function listKept(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url)
    }
    return addresses.map((address) => address.replace(location.origin, ''))
  })
}

/** Waits until a page is kept with all it needs: what is kept last. */
export async function expectKept(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => listKept(page)).toEqual(expect.arrayContaining(paths))
}

/** Waits until the worker answers for this page. */
export async function expectControlled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}
