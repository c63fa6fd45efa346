import { expect, test } from './test.ts'

// The page that is open may ask for something while the site is gone.
test.use({
  serviceWorkers: 'block',
  allowedInConsole: /ERR_CONNECTION_REFUSED|Service Worker registration blocked/,
})

test('the footer shows the filing number of this start, on pages made before it too', async ({
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
