// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { copy } from '../copy.ts'
import { enhanceMarkdown } from './enhance-markdown.ts'

vi.mock('mermaid', () => ({
  default: {
    initialize: vi.fn(),
    render: (_: string, source: string) =>
      source.includes('broken')
        ? Promise.reject(new Error('syntax'))
        : Promise.resolve({ svg: '<svg></svg>' }),
  },
}))

const SOURCE = 'def f():\n\n\treturn 1\n   # 完  '
const root = document.createElement('div')
let cleanup = () => {}

function setClipboard(clipboard: unknown) {
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true })
}

function button(action: string): HTMLButtonElement {
  const found = root.querySelector<HTMLButtonElement>(`[data-code-action="${action}"]`)
  if (!found) throw new Error(`no ${action} button`)
  return found
}

beforeEach(() => {
  const lines = SOURCE.split('\n').map((line) => `<span class="line">${line}</span>`)
  root.innerHTML =
    '<figure class="code"><figcaption><span class="code-language">Python</span></figcaption>' +
    `<pre><code>${lines.join('\n')}</code></pre></figure>`
  document.body.append(root)
  cleanup = enhanceMarkdown(root)
})

afterEach(() => cleanup())

describe('copy button', () => {
  it('copies the source byte for byte, without numbers and label', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    setClipboard({ writeText })
    button('copy').click()
    await vi.waitFor(() => expect(button('copy').textContent).toBe(copy.code.copied))
    expect(writeText).toHaveBeenCalledWith(SOURCE)
  })

  it('falls back to the copy command without a clipboard', async () => {
    setClipboard(undefined)
    document.execCommand = vi.fn(() => true)
    button('copy').click()
    await vi.waitFor(() => expect(button('copy').textContent).toBe(copy.code.copied))
    expect(document.execCommand).toHaveBeenCalledWith('copy')
    expect(document.querySelector('textarea')).toBeNull()
  })

  it('reports a failure if nothing worked', async () => {
    setClipboard({ writeText: () => Promise.reject(new Error('denied')) })
    document.execCommand = vi.fn(() => false)
    button('copy').click()
    await vi.waitFor(() => expect(button('copy').textContent).toBe(copy.code.failed))
  })
})

describe('wrap button', () => {
  it('toggles the wrapping of long lines', () => {
    const block = root.querySelector('.code')
    button('wrap').click()
    expect(block?.classList.contains('is-wrapped')).toBe(true)
    expect(button('wrap').getAttribute('aria-pressed')).toBe('true')
    button('wrap').click()
    expect(block?.classList.contains('is-wrapped')).toBe(false)
  })

  it('exists once, however often a text is enhanced, and is removed by the cleanup', () => {
    const again = enhanceMarkdown(root)
    expect(root.querySelectorAll('.code-actions')).toHaveLength(1)
    again()
    cleanup()
    expect(root.querySelectorAll('.code-actions')).toHaveLength(0)
  })
})

describe('diagrams', () => {
  let approach = (_: Element) => {}
  beforeEach(() => {
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(notice: (entries: unknown[]) => void) {
          approach = (target) => notice([{ isIntersecting: true, target }])
        }
        observe() {}
        disconnect() {}
      },
    )
  })
  afterEach(() => vi.unstubAllGlobals())

  it('replace their source, which stays if rendering fails', async () => {
    root.innerHTML =
      '<pre class="mermaid"><code>graph TD</code></pre><pre class="mermaid"><code>broken</code></pre>'
    const stop = enhanceMarkdown(root)
    const sources = root.querySelectorAll<HTMLElement>('pre.mermaid')
    for (const source of sources) approach(source)
    await vi.waitFor(() => expect(root.querySelectorAll('.diagram svg')).toHaveLength(1))
    // Wide diagrams scroll, also with the keyboard.
    expect(root.querySelector<HTMLElement>('.diagram')?.tabIndex).toBe(0)
    const [drawn, failed] = sources
    expect(drawn?.hidden).toBe(true)
    expect(failed?.hidden).toBe(false)
    stop()
    expect(drawn?.hidden).toBe(false)
    expect(root.querySelector('.diagram')).toBeNull()
  })

  it('are rendered near the viewport only, and again in the other colour scheme', async () => {
    root.innerHTML =
      '<pre class="mermaid"><code>graph TD</code></pre><pre class="mermaid"><code>graph LR</code></pre>'
    const stop = enhanceMarkdown(root)
    const [first, second] = root.querySelectorAll('pre.mermaid')
    if (first) approach(first)
    await vi.waitFor(() => expect(first?.nextElementSibling?.className).toBe('diagram'))
    const before = first?.nextElementSibling
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')
    await vi.waitFor(() => expect(first?.nextElementSibling).not.toBe(before))
    expect(second?.nextElementSibling).toBeNull()
    document.documentElement.removeAttribute('data-mantine-color-scheme')
    stop()
  })
})
