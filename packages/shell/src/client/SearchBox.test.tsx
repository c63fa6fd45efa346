import { Page } from '@mozhan/ui'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { renderToString } from 'react-dom/server'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { SearchBox } from './SearchBox.tsx'

const push = vi.hoisted(() => vi.fn())

vi.mock('next/navigation', () => ({ useRouter: () => ({ push }) }))

afterEach(() => push.mockReset())

const field = () => screen.getByRole('searchbox', { name: '搜索全站' })

describe('SearchBox', () => {
  it.each(['数据库', 'C++ 100% #1 & a=b', '100%', '<b>', '👩‍💻'])(
    'Enter leads to an address that decodes to exactly %s and t=4',
    async (text) => {
      render(<SearchBox />)
      fireEvent.change(field(), { target: { value: text } })
      fireEvent.keyDown(field(), { key: 'Enter' })
      const address = new URL(push.mock.calls[0]?.[0], 'http://blog.test')
      expect(address.pathname).toBe('/search/')
      expect([...address.searchParams]).toEqual([
        ['key', text],
        ['t', '4'],
      ])
    },
  )

  it('does not search while an input method composes', async () => {
    render(<SearchBox />)
    field().focus()
    fireEvent.compositionStart(field())
    fireEvent.change(field(), { target: { value: 'shujuku' } })
    fireEvent.keyDown(field(), { key: 'Enter', isComposing: true })
    fireEvent.keyDown(field(), { key: 'Enter', keyCode: 229 })
    expect(push).not.toHaveBeenCalled()
    expect(field()).toHaveFocus()
    fireEvent.compositionEnd(field())
    fireEvent.change(field(), { target: { value: '数据库' } })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(push).toHaveBeenCalledOnce()
  })

  it.each(['', '   '])('submits nothing for "%s"', (text) => {
    render(<SearchBox />)
    fireEvent.change(field(), { target: { value: text } })
    fireEvent.keyDown(field(), { key: 'Enter' })
    expect(push).not.toHaveBeenCalled()
  })

  it('leaves the field on Escape', async () => {
    const handleLeave = vi.fn()
    render(<SearchBox onLeave={handleLeave} />)
    field().focus()
    await userEvent.keyboard('{Escape}')
    expect(field()).not.toHaveFocus()
    expect(handleLeave).toHaveBeenCalledOnce()
  })

  it('returns to the opener on Escape, or moves on to the page', async () => {
    const opener = { current: document.createElement('button') }
    document.body.append(opener.current)
    const { rerender } = render(<SearchBox opener={opener} />)
    field().focus()
    await userEvent.keyboard('{Escape}')
    expect(opener.current).toHaveFocus()
    opener.current.remove()
    rerender(
      <>
        <SearchBox opener={opener} />
        <Page>正文</Page>
      </>,
    )
    field().focus()
    await userEvent.keyboard('{Escape}')
    expect(screen.getByRole('main')).toHaveFocus()
  })

  it('is a plain form without scripts', () => {
    const host = document.createElement('div')
    host.innerHTML = renderToString(<SearchBox />)
    const form = host.querySelector('form')
    expect(form).toHaveAttribute('action', '/search/')
    expect(form).toHaveAttribute('method', 'get')
    expect(host.querySelector('input[name=t]')).toHaveValue('4')
  })
})
