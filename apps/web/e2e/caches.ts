import { expect, type Page } from '@playwright/test'

/** Lists the caches of the browser: paths of the site, and full URLs of other origins. */
export function listCached(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const addresses: string[] = []
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) addresses.push(url)
    }
    return addresses.map((address) => address.replace(location.origin, ''))
  })
}

/** Waits until the caches contain these paths. */
export async function expectCached(page: Page, ...paths: string[]): Promise<void> {
  await expect.poll(() => listCached(page)).toEqual(expect.arrayContaining(paths))
}

/** Waits until the service worker controls the page. */
export async function expectControlled(page: Page): Promise<void> {
  await expect
    .poll(() => page.evaluate(() => navigator.serviceWorker.controller?.state))
    .toBe('activated')
}
