import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { copy } from '../copy.ts'
import { SendKeySwitch } from './SendKeySwitch.tsx'

const { hints } = copy.sendKey

/** With a store of its own, because the choice is read once per page. */
const page = (
  <Provider>
    <SendKeySwitch />
  </Provider>
)

function setPointer(pointer: 'mouse' | 'touch') {
  const media = Object.assign(new EventTarget(), { matches: pointer === 'touch' })
  vi.spyOn(window, 'matchMedia').mockReturnValue(media as MediaQueryList)
  return media
}

beforeEach(() => void setPointer('mouse'))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
})

it('swaps the keys and stores the choice', async () => {
  render(page)
  expect(screen.getByText(hints.enter)).toBeVisible()
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByText(hints['shift-enter'])).toBeVisible()
  expect(localStorage.getItem('mozhan-send-key')).toBe('shift-enter')
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByText(hints.enter)).toBeVisible()
})

it('shows the stored choice, and ignores a damaged one', () => {
  localStorage.setItem('mozhan-send-key', 'shift-enter')
  const { unmount } = render(page)
  expect(screen.getByText(hints['shift-enter'])).toBeVisible()
  unmount()
  localStorage.setItem('mozhan-send-key', 'nonsense')
  render(page)
  expect(screen.getByText(hints.enter)).toBeVisible()
})

it('follows a change in another tab', () => {
  render(page)
  const init = { key: 'mozhan-send-key', newValue: 'shift-enter' }
  act(() => void window.dispatchEvent(new StorageEvent('storage', init)))
  expect(screen.getByText(hints['shift-enter'])).toBeVisible()
})

it('works also if storage is blocked', async () => {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked, clear: () => {} })
  render(page)
  await userEvent.click(screen.getByRole('button'))
  expect(screen.getByText(hints['shift-enter'])).toBeVisible()
})

it('is absent on a touch screen until a mouse is the primary pointer, and on the server', () => {
  const media = setPointer('touch')
  render(page)
  expect(screen.queryByRole('button')).toBeNull()
  media.matches = false
  act(() => void media.dispatchEvent(new Event('change')))
  expect(screen.getByRole('button')).toBeVisible()
  expect(renderToString(page)).toBe('')
})
