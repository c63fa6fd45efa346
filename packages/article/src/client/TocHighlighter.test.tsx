import { render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { toTocLines } from '../model/toc.ts'
import { TableOfContents } from '../view/TableOfContents.tsx'
import { TocHighlighter } from './TocHighlighter.tsx'

let cross: (() => void) | undefined

class Observer {
  constructor(callback: () => void) {
    cross = callback
  }
  observe() {}
  disconnect() {}
}

const headings = ['安装', '配置-1', '100% 可用'].map((text) => ({ id: text, text, depth: 2 }))

afterEach(() => vi.unstubAllGlobals())

describe('TocHighlighter', () => {
  it('marks the section in view and no other', async () => {
    vi.stubGlobal('IntersectionObserver', Observer)
    render(
      <>
        {headings.map(({ id, text }) => (
          <h2 key={id} id={id}>
            {text}
          </h2>
        ))}
        <TableOfContents lines={toTocLines(headings)} />
        <TocHighlighter />
      </>,
    )
    const setTops = (tops: number[]) => {
      for (const [at, { id }] of headings.entries()) {
        const top = tops[at] ?? 0
        vi.spyOn(
          document.getElementById(id) as HTMLElement,
          'getBoundingClientRect',
        ).mockReturnValue({ top } as DOMRect)
      }
      cross?.()
    }
    const current = () =>
      screen
        .getAllByRole('link')
        .filter((link) => link.hasAttribute('aria-current'))
        .map(({ textContent }) => textContent)

    await waitFor(() => expect(cross).toBeDefined())
    setTops([-400, 90, 700])
    expect(current()).toEqual(['配置-1'])
    setTops([-900, -300, 100])
    expect(current()).toEqual(['100% 可用'])
  })
})
