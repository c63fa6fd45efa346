import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { colorSchemeScript } from '../theme/color-scheme.ts'
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx'

const runBootScript = () => new Function(colorSchemeScript)()
const painted = () => document.documentElement.getAttribute('data-mantine-color-scheme')

function systemPrefers(scheme: 'light' | 'dark') {
  vi.spyOn(window, 'matchMedia').mockImplementation(
    (query) =>
      Object.assign(new EventTarget(), {
        matches: scheme === 'dark',
        media: query,
      }) as MediaQueryList,
  )
}

function blockStorage() {
  const blocked = () => {
    throw new DOMException('blocked', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: blocked, setItem: blocked })
}

/** With a store of its own, because the choice is read once per page. */
const page = (
  <Provider>
    <ColorSchemeToggle />
  </Provider>
)

beforeEach(() => systemPrefers('light'))

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
  localStorage.clear()
  document.documentElement.removeAttribute('data-mantine-color-scheme')
})

describe('boot script', () => {
  it.each([
    ['dark', 'light', 'dark'],
    ['light', 'dark', 'light'],
    ['auto', 'dark', 'dark'],
    [undefined, 'dark', 'dark'],
    ['nonsense', 'light', 'light'],
  ] as const)('stored %s on a %s system paints %s', (stored, system, scheme) => {
    if (stored) localStorage.setItem('mozhan-color-scheme', stored)
    systemPrefers(system)
    runBootScript()
    expect(painted()).toBe(scheme)
  })

  it('falls back to the system if storage is blocked', () => {
    blockStorage()
    systemPrefers('dark')
    runBootScript()
    expect(painted()).toBe('dark')
  })
})

describe('ColorSchemeToggle', () => {
  it('cycles through the choices and stores the choice', async () => {
    render(page)
    await userEvent.click(screen.getByRole('button', { name: '配色：跟随系统，切换为浅色' }))
    expect(painted()).toBe('light')
    await userEvent.click(screen.getByRole('button', { name: '配色：浅色，切换为深色' }))
    expect(painted()).toBe('dark')
    expect(localStorage.getItem('mozhan-color-scheme')).toBe('dark')
    await userEvent.click(screen.getByRole('button', { name: '配色：深色，切换为跟随系统' }))
    expect(painted()).toBe('light')
  })

  it('renders a neutral state on the server and hydrates without a mismatch', async () => {
    localStorage.setItem('mozhan-color-scheme', 'dark')
    const consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
    const host = document.createElement('div')
    document.body.append(host)
    host.innerHTML = renderToString(page)
    expect(host.querySelector('button')).toHaveAttribute('aria-label', '配色')
    render(page, { container: host, hydrate: true })
    expect(host.querySelector('button')).toHaveAttribute('aria-label', '配色：深色，切换为跟随系统')
    expect(consoleError).not.toHaveBeenCalled()
  })

  it('changes the page also if storage is blocked', async () => {
    blockStorage()
    render(page)
    await userEvent.click(screen.getByRole('button'))
    await userEvent.click(screen.getByRole('button'))
    expect(painted()).toBe('dark')
  })

  it('follows the system while the choice is auto', async () => {
    const media = Object.assign(new EventTarget(), { matches: false }) as MediaQueryList & {
      matches: boolean
    }
    vi.spyOn(window, 'matchMedia').mockReturnValue(media)
    render(page)
    media.matches = true
    act(() => void media.dispatchEvent(new Event('change')))
    expect(painted()).toBe('dark')
  })
})
