import type { Locator, Page } from '@playwright/test'
import { expect, test } from './test.ts'

/** More stops than any page has between two controls of a journey. */
const MAX_STOPS = 150
/** px a finger needs at least, in both directions (WCAG 2.5.8) */
const FINGER = 24
/** ms that no hand is faster than: a menu has opened, an input method is done. */
const SETTLE_MS = 200

export const header = (page: Page) => page.getByRole('banner')
export const main = (page: Page) => page.getByRole('main')
export const ownMenu = (page: Page) => header(page).getByRole('button', { name: '我的菜单' })
export const button = (page: Page, name: string | RegExp) =>
  page.getByRole('button', { name, exact: typeof name === 'string' })
export const field = (page: Page, name: string | RegExp) => page.getByRole('textbox', { name })

/** One act of a journey: afterwards the focus is somewhere, so that the next key or the screen reader goes on from there. */
export function act(page: Page, name: string, perform: () => Promise<void>): Promise<void> {
  return test.step(name, async () => {
    await perform()
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.tagName), {
        message: `the focus is kept after: ${name}`,
      })
      .not.toBe('BODY')
  })
}

/** Presses Tab until a control has the focus; every stop on the way shows that it has it. */
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
    const { name, fault } = await page.evaluate(lookAtFocus)
    passed.push(name)
    expect(fault, `${page.url()}: ${passed.slice(-3).join(' → ')}`).toBe('')
  }
  throw new Error(`${control} is not reached from ${passed.slice(0, 9).join(' → ')} …`)
}

/** Goes to a control by Tab and presses a key there. */
export async function pressAt(
  page: Page,
  control: Locator,
  key = 'Enter',
  direction: 'Tab' | 'Shift+Tab' = 'Tab',
): Promise<void> {
  await tabTo(page, control, direction)
  await page.keyboard.press(key)
}

/** Goes to a field by Tab and types there. */
export async function typeAt(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field)
  await page.keyboard.insertText(text)
}

/** Opens a menu by keyboard, and waits until it has come to rest on its first entry. */
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

/** Leaves the editor, which takes Tab for itself until Escape was pressed. */
export async function leaveEditor(page: Page): Promise<void> {
  await page.waitForTimeout(SETTLE_MS)
  await page.keyboard.press('Escape')
}

/** Opens the menu behind the avatar by keyboard and goes to an entry of it. */
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

/** Chooses a label in the field that searches them. */
export async function typeLabel(page: Page): Promise<void> {
  await tabTo(page, page.getByRole('searchbox', { name: '搜索标签' }))
  await page.keyboard.insertText('TypeScript')
  await page.keyboard.press('Enter')
  await expect(button(page, '移除标签 TypeScript')).toBeVisible()
}

/** Taps a control that a finger can hit. */
export async function tap(control: Locator): Promise<void> {
  await expect(control).toBeVisible()
  const { width = 0, height = 0 } = (await control.boundingBox()) ?? {}
  expect(Math.min(width, height), `${control} is ${width}×${height} px`).toBeGreaterThanOrEqual(
    FINGER,
  )
  await control.tap()
}

/** Runs in the page: which control has the focus, and what keeps a reader from seeing that. */
async function lookAtFocus(): Promise<{ name: string; fault: string }> {
  const element = document.activeElement
  // What is out of sight is brought into it by the next frame, or slides in.
  await new Promise(requestAnimationFrame)
  await Promise.allSettled((element?.getAnimations() ?? []).map(({ finished }) => finished))
  if (!(element instanceof HTMLElement) || element === document.body) {
    return { name: 'nothing', fault: 'the focus is nowhere' }
  }
  const name = (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 20)
  const [box] = element.getClientRects()
  if (!box) return { name, fault: 'it has no place' }
  // In the middle of what of it is in the window: a box to write in may be higher than that.
  const x = (Math.max(box.left, 0) + Math.min(box.right, innerWidth)) / 2
  const y = (Math.max(box.top, 0) + Math.min(box.bottom, innerHeight)) / 2
  const top = document.elementFromPoint(x, y)
  const isCovered = !top || !(element.contains(top) || top.contains(element))
  // In a text the caret shows it; elsewhere a ring, which a field may draw around more than itself.
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
  const fault = isCovered ? `it is covered by ${top?.className}` : ''
  return { name, fault: hasCaret || hasRing ? fault : 'it has no ring' }
}
