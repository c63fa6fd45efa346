import { expect, test } from './test.ts'

// The open page may send requests while the site is down.
test.use({
  serviceWorkers: 'block',
  allowedInConsole: /ERR_CONNECTION_REFUSED|Service Worker registration blocked/,
})

test('the footer shows the current filing number, also on pages rendered before the restart', async ({
  page,
  stack,
}) => {
  const filing = page.getByRole('contentinfo').locator('a[href="https://beian.miit.gov.cn"]')
  await page.goto('/history')
  await expect(filing).toHaveText('备案号')
  await stack.stopSite()
  await stack.startSite({ SITE_FILING: '京ICP备00000000号' })
  for (const path of ['/history', '/', '/search/']) {
    await page.goto(path)
    await expect(filing, path).toHaveText('京ICP备00000000号')
  }
})
