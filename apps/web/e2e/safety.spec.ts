import { findArticle } from './demo.ts'
import { logIn, openOwnMenu } from './login.ts'
import { expect, signIn, test } from './test.ts'

test.use({ allowedInConsole: /Content Security Policy|404/ })

test.describe('injected content', () => {
  test.use({ breaksPolicy: true, allowedInConsole: /Content Security Policy|'Trusted|404/ })

  test('an injected inline script does not run', async ({ page }) => {
    await page.goto('/')
    const ran = await page.evaluate(() => {
      const script = document.createElement('script')
      script.append('window.injected = true')
      document.body.append(script)
      document.body.insertAdjacentHTML(
        'beforeend',
        '<img src="data:," onerror="window.injected = true">',
      )
      return new Promise((resolve) => setTimeout(() => resolve('injected' in window), 300))
    })
    expect(ran).toBe(false)
  })

  test('an injected style changes nothing', async ({ page }) => {
    await page.goto('/')
    const colors = await page.evaluate(() => {
      const { body } = document
      const before = getComputedStyle(body).color
      const html = '<style>body{color:red}</style><p style="color:red">'
      body.insertAdjacentHTML('beforeend', html)
      const added = body.lastElementChild
      return {
        before,
        body: getComputedStyle(body).color,
        added: added && getComputedStyle(added).color,
      }
    })
    expect(colors.body).toBe(colors.before)
    expect(colors.added).not.toBe('rgb(255, 0, 0)')
  })

  test('scripts load from the build only: not from texts, uploads or other sites', async ({
    page,
  }) => {
    await page.goto('/')
    const refused = await page.evaluate(() => {
      const isRefused = (task: (script: HTMLScriptElement) => void) => {
        try {
          task(document.createElement('script'))
          return false
        } catch (error) {
          return error instanceof TypeError
        }
      }
      const sources = [
        '/files/upload/a.js',
        '/api/x',
        'https://evil.test/_next/static/a.js',
        'data:,1',
      ]
      return [
        isRefused((script) => {
          script.textContent = 'window.injected = true'
        }),
        ...sources.map((source) =>
          isRefused((script) => {
            script.src = source
          }),
        ),
        isRefused((script) => {
          script.src = '/_next/static/chunks/a.js'
        }),
      ]
    })
    expect(refused).toEqual([true, true, true, true, true, false])
  })
})

test('pages contain no inline styles', async ({ stack, request }) => {
  const { id, userId } = await findArticle(stack, ({ mdContent = '' }) =>
    /\$\$|```/.test(mdContent),
  )
  for (const path of ['/', `/article/${id}`, `/user/${userId}`, '/question', '/search?key=React']) {
    const answer = await request.get(path)
    expect(answer.headers()['content-security-policy']).toContain("style-src 'self';")
    const html = (await answer.text()).replaceAll(/<script\b[\s\S]*?<\/script>/g, '')
    expect(html.match(/<style\b[^>]*>|<[^>]*\sstyle="[^"]*"/g) ?? [], path).toEqual([])
  }
})

test('a page is identical for members and visitors and contains no token', async ({
  page,
  stack,
  request,
}) => {
  const { id, userId } = await findArticle(stack, () => true)
  await signIn(page, stack, userId)
  for (const path of ['/', `/article/${id}`, `/user/${userId}`]) {
    const answer = await page.goto(path)
    const seen = (await answer?.text()) ?? ''
    expect(seen).not.toContain(stack.tokenOf(userId).slice(0, 40))
    expect(answer?.headers()['set-cookie']).toBeUndefined()
    // The page may be regenerated between the two requests, so the comparison is repeated.
    await expect(async () => {
      const forMember = await (await page.request.get(path)).text()
      expect(await (await request.get(path)).text()).toBe(forMember)
    }).toPass({ timeout: 10_000 })
  }
})

test('the header shows the member after hydration', async ({ page, stack }) => {
  const { userId } = await findArticle(stack, () => true)
  await page.goto('/')
  await expect(page.getByRole('banner').getByText('登录', { exact: true })).toBeVisible()
  await signIn(page, stack, userId)
  await page.reload()
  await expect(page.getByRole('banner').getByText('创作中心')).toBeVisible()
})

test('the login link contains the complete return address', async ({ page, stack }) => {
  await page.goto('/article?a=C%2B%2B%20%E5%BA%93&b=1#结果')
  const shown = page.url()
  await page.getByRole('banner').getByText('登录', { exact: true }).click()
  await page.waitForURL(`${stack.loginUrl}/**`)
  expect(new URL(page.url()).searchParams.get('redirectURL')).toBe(shown)
  expect(shown).toContain(stack.siteUrl)
})

test('the login site gets no requests without a click', async ({ page, stack }) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/', { waitUntil: 'networkidle' })
  // The skip link is hidden until it has the focus.
  const links = page.getByRole('banner').locator('a:not([href^="#"])')
  for (const link of await links.all()) if (await link.isVisible()) await link.hover()
  await page.waitForTimeout(300)
  expect(asked.filter((url) => !url.startsWith(stack.siteUrl))).toEqual([])
})

test('hovering over menus does not sign out', async ({ page, stack }) => {
  await logIn(page, stack)
  const before = await page.context().cookies()
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  const items = await openOwnMenu(page)
  for (const item of await items.all()) await item.hover()
  await page.keyboard.press('Escape')
  for (const link of await page.getByRole('contentinfo').getByRole('link').all()) await link.hover()
  await page.waitForTimeout(300)
  const leaving = /\/(?:auth|refresh|logout|internal\/(?:expired|login|failure))\b/
  const wrong = asked.filter((url) => url.startsWith(stack.loginUrl) || leaving.test(url))
  expect(wrong).toEqual([])
  expect(await page.context().cookies()).toEqual(before)
})

test('nothing is prefetched in data-saving mode', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {
      value: { saveData: true, effectiveType: '4g' },
    })
  })
  const prefetched: string[] = []
  page.on('request', (request) => {
    if (request.headers().rsc) prefetched.push(request.url())
  })
  await page.goto('/', { waitUntil: 'networkidle' })
  await page.locator('main a[href^="/article/"]').first().hover()
  await page.waitForTimeout(500)
  expect(prefetched).toEqual([])
})
