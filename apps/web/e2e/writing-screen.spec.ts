import type { Page } from '@playwright/test'
import { enter, makeAccount } from './accounts.ts'
import { findArticle } from './demo.ts'
import { logIn } from './login.ts'
import { expect, test } from './test.ts'
import { openEditor, openPublishPanel, write } from './writing.ts'

const PNG =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

/** Drops a file on an element, as a browser reports it. @returns whether the page prevents that the browser opens the file */
async function drop(page: Page, selector: string, name: string, type: string, base64: string) {
  return page.locator(selector).evaluate(
    (element, file) => {
      const bytes = Uint8Array.from(atob(file.base64), (sign) => sign.charCodeAt(0))
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([bytes], file.name, { type: file.type }))
      const options = { dataTransfer, bubbles: true, cancelable: true }
      element.dispatchEvent(new DragEvent('dragover', options))
      return !element.dispatchEvent(new DragEvent('drop', options))
    },
    { name, type, base64 },
  )
}

/** Puts HTML and plain text on the clipboard and pastes it into the focused element. */
async function paste(page: Page, html: string, text: string) {
  await page.evaluate(
    ([html = '', text = '']) => {
      const clipboardData = new DataTransfer()
      if (html) clipboardData.setData('text/html', html)
      clipboardData.setData('text/plain', text)
      const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
      document.activeElement?.dispatchEvent(event)
    },
    [html, text],
  )
}

test('drafts are saved between the compositions of an input method', async ({ page, stack }) => {
  const saved: string[] = []
  page.on('request', (request) => {
    if (/\/draft\//.test(request.url()) && request.method() === 'PUT') {
      saved.push(request.postData() ?? '')
    }
  })
  await enter(page, stack, await makeAccount(stack))
  await openEditor(page)
  await page.locator('.cm-content').click()
  const client = await page.context().newCDPSession(page)
  const spelling = 'shujuku'
  for (let length = 1; length <= spelling.length; length++) {
    const text = spelling.slice(0, length)
    const [selectionStart, selectionEnd] = [length, length]
    await client.send('Input.imeSetComposition', { text, selectionStart, selectionEnd })
    await page.waitForTimeout(1000)
  }
  expect(saved).toEqual([])
  await client.send('Input.insertText', { text: '数据库' })
  await expect(page.getByText('草稿已保存', { exact: true })).toBeVisible()
  expect(saved.join('')).toContain('数据库')
  expect(saved.join('')).not.toContain('shu')
})

test('Ctrl+S and dropped files work on the whole screen', async ({ page, stack }) => {
  await enter(page, stack, await makeAccount(stack))
  await openEditor(page)
  await write(page, '一篇', '正文。')
  const title = page.getByRole('textbox', { name: '标题' })
  await title.focus()
  const prevented = await page.evaluateHandle(() => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    document.addEventListener('keydown', (event) => {
      if (event.key === 's') setTimeout(() => resolve(event.defaultPrevented))
    })
    // In an object, because a handle of a promise waits for it.
    return { promise }
  })
  await page.keyboard.press('Control+s')
  expect(await prevented.evaluate(({ promise }) => promise)).toBe(true)
  expect(await drop(page, 'input[aria-label="标题"]', 'a.png', 'image/png', PNG)).toBe(true)
  await expect(page.locator('.cm-content')).toContainText('![')
  expect(await drop(page, 'header', 'b.png', 'image/png', PNG)).toBe(true)
  await expect(page.locator('.markdown img')).toHaveCount(2)
})

test('a whole file leaves its settings to the form', async ({ page, stack }) => {
  await enter(page, stack, await makeAccount(stack))
  await openEditor(page)
  await page.locator('.cm-content').click()
  await paste(page, '', '---\ntitle: 旧文章\ndate: 2020-01-01\ntags: [TypeScript]\n---\n\n正文')
  await expect(page.locator('.cm-content')).toHaveText('正文')
  await expect(page.getByRole('textbox', { name: '标题' })).toHaveValue('旧文章')
  await expect(page.getByText('没有用上：date。')).toBeVisible()
  await openPublishPanel(page)
  await expect(page.getByRole('button', { name: '移除标签 TypeScript' })).toBeVisible()
})

test('code copied from a page keeps its lines, and the preview colours it', async ({
  page,
  stack,
}) => {
  await enter(page, stack, await makeAccount(stack))
  await openEditor(page)
  await page.locator('.cm-content').click()
  const lines = ['func main() {', '\tfmt.Println(1)', '}']
  const html = `<pre><code class="language-Go">${lines.map((line) => `<div>${line}</div>`).join('')}</code></pre>`
  await paste(page, html, lines.join('\n'))
  await expect(page.locator('.cm-line')).toHaveText(['```go', ...lines, '```'])
  await expect(page.locator('.markdown pre code span[class]').first()).toBeVisible()
  await expect(page.locator('.markdown pre')).toContainText('fmt.Println(1)')
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 440 }, hasTouch: true })

  test('the text has the room above the keyboard, with the tools in sight', async ({
    page,
    stack,
  }) => {
    await enter(page, stack, await makeAccount(stack))
    await openEditor(page)
    await page.locator('.cm-content').click()
    const height = await page.locator('.cm-scroller').evaluate((element) => element.clientHeight)
    expect(height).toBeGreaterThan(320)
    for (const name of [/^插入图片/, /^代码块/, /^表格/]) {
      await expect(page.getByRole('button', { name })).toBeInViewport({ ratio: 1 })
    }
    const width = await page.evaluate(() => document.documentElement.scrollWidth)
    expect(width).toBeLessThanOrEqual(390)
  })

  test('no field is so small that a phone zooms in', async ({ page, stack }) => {
    const { id } = await findArticle(stack, () => true)
    await logIn(page, stack, `/article/${id}`)
    const visit = [
      `/article/${id}`,
      '/resource',
      '/gpt',
      '/search/?key=a&t=4',
      '/user?tab=profile',
      '/user?tab=h',
      '/question/edit',
      '/article/edit',
    ]
    for (const path of visit) {
      await page.goto(path)
      await page.waitForLoadState('networkidle')
      if (path === '/article/edit') await openPublishPanel(page)
      const small = await page
        .locator('textarea, [contenteditable=true], select, input')
        .evaluateAll((fields) =>
          fields
            .filter((field) => !field.matches('[type=checkbox],[type=radio],[type=file],[hidden]'))
            .filter((field) => Number.parseFloat(getComputedStyle(field).fontSize) < 16)
            .map((field) => field.outerHTML.slice(0, 120)),
        )
      expect(small, path).toEqual([])
    }
  })

  test('the bar of an article covers no control that has the focus', async ({ page, stack }) => {
    const { id } = await findArticle(stack, ({ commentCount }) => commentCount > 0)
    await logIn(page, stack, `/article/${id}`)
    await page.waitForLoadState('networkidle')
    const bar = page.locator('aside[aria-label]', { has: page.locator('[aria-pressed]') }).first()
    for (let at = 0; at < 70; at++) {
      await page.keyboard.press('Tab')
      const isCovered = await bar.evaluate((element) => {
        const focused = document.activeElement
        if (!focused || focused === document.body || element.contains(focused)) return false
        const [own, other] = [focused.getBoundingClientRect(), element.getBoundingClientRect()]
        return own.top >= other.top && own.bottom <= other.bottom + 1 && own.height > 0
      })
      expect(isCovered).toBe(false)
    }
    const comment = page.getByRole('textbox', { name: '写评论' })
    await comment.focus()
    await expect
      .poll(() =>
        bar.evaluate((element) => getComputedStyle(element.parentElement ?? element).position),
      )
      .toBe('static')
  })
})
