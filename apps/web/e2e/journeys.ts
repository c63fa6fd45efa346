import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** Maximum number of Tab presses between two controls. */
const MAX_STOPS = 150
/** Minimum size of a touch target in both directions, in px (WCAG 2.5.8). */
const FINGER = 24
/** Pause between actions, in ms: users are slower, and menus and input methods need the time. */
const SETTLE_MS = 200

export const header = (page: Page) => page.getByRole('banner')
export const main = (page: Page) => page.getByRole('main')
export const ownMenu = (page: Page) => header(page).getByRole('button', { name: '我的菜单' })
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

/** A step of a journey. Afterwards an element must have the focus, so that keyboard and screen reader can continue. */
export function act(page: Page, name: string, perform: () => Promise<void>): Promise<void> {
  return test.step(name, async () => {
    await perform()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName), {
        message: `an element has the focus after: ${name}`,
      })
      .not.toBe('BODY')
  })
}

/** Presses Tab until a control has the focus. Every focused element on the way must have a visible focus ring. */
export async function tabTo(
  page: Page,
  control: Locator,
  key: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await expect(control).toBeVisible()
  const passed: string[] = []
  for (let stops = 0; stops < MAX_STOPS; stops++) {
    if (await control.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
    const { name, problem } = await page.evaluate(inspectFocus)
    passed.push(name)
    expect(problem, `${page.url()}: ${passed.slice(-3).join(' → ')}`).toBe('')
  }
  throw new Error(`${control} is not reached from ${passed.slice(0, 9).join(' → ')} …`)
}

/** Moves to a control with Tab and presses a key. */
export async function pressAt(
  page: Page,
  control: Locator,
  key = 'Enter',
  direction: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, control, direction)
  await page.keyboard.press(key)
}

/** Moves to a field with Tab and types. */
export async function typeAt(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.insertText(text)
}

/** Opens a menu with the keyboard and waits until its first entry has the focus. */
export async function openMenu(
  page: Page,
  opener: Locator,
  direction: 'Tab' | 'Shift+Tab' = 'Shift+Tab',
): Promise<Locator> {
  await pressAt(page, opener, 'Enter', direction)
  const items = page.getByRole('menuitem')
  await expect(items.first()).toBeFocused()
  await page.waitForTimeout(SETTLE_MS)
  await expect(items.first()).toBeFocused()
  return items
}

/** Leaves the editor, which handles Tab until Escape is pressed. */
export async function leaveEditor(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS)
  await page.keyboard.press('Escape')
}

/** Opens the avatar menu with the keyboard and chooses an entry. */
export async function chooseInOwnMenu(
  page: Page,
  name: string,
  direction: 'Tab' | 'Shift+Tab' = 'Shift+Tab',
): Promise<void> {
  const items = await openMenu(page, ownMenu(page), direction)
  const item = items.filter({ hasText: name })
  for (let at = 0; at < (await items.count()); at++) {
    if (await item.evaluate((element) => element === document.activeElement)) break
    await page.keyboard.press('ArrowDown')
  }
  await expect(item).toBeFocused()
  await page.keyboard.press('Enter')
}

/** Chooses a label in the search field for labels. */
export async function typeLabel(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('searchbox', { name: '搜索标签' }))
  await page.keyboard.insertText('TypeScript')
  await page.keyboard.press('Enter')
  await expect(button(page, '移除标签 TypeScript')).toBeVisible()
}

/** Taps a control after checking its size. */
export async function tap(control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const { width = 0, height = 0 } = (await control.boundingBox()) ?? {}
  expect(Math.min(width, height), `${control} is ${width}×${height} px`).toBeGreaterThanOrEqual(
    FINGER,
  )
  await control.tap()
}

/** Runs in the page. @returns the focused control, and what hides its focus; empty if it is visible */
async function inspectFocus(): Promise<{ name: string; problem: string }> {
  const element = document.activeElement
  // The browser scrolls the control into view in the next frame.
  await new Promise(requestAnimationFrame)
  await Promise.allSettled((element?.getAnimations() ?? []).map(({ finished }) => finished))
  if (!(element instanceof HTMLElement) || element === document.body) {
    return { name: 'nothing', problem: 'no element has the focus' }
  }
  const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 20)
  const [box] = element.getClientRects()
  if (!box) return { name, problem: 'it has no box' }
  // The centre of the visible part, because a text box may be higher than the window.
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
  const top = document.elementFromPoint(x, y)
  const isCovered = !top || !(element.contains(top) || top.contains(element))
  // Text fields show a caret; other controls need a ring, which an ancestor may draw.
  const hasCaret = element.matches(
    'input:not([type="radio"], [type="checkbox"]), textarea, [contenteditable]',
  )
  const hasRing = [element, element.parentElement, element.parentElement?.parentElement].some(
    (each) => {
      if (!each) return false
      const { outlineStyle, outlineWidth } = getComputedStyle(each)
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0
    },
  )
  const problem = isCovered ? `it is covered by ${top?.className}` : ''
  return { name, problem: hasCaret || hasRing ? problem : 'it has no ring' }
}
