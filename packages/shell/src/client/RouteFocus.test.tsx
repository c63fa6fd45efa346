import { MAIN_ID } from '@mozhan/ui'
import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const address = vi.hoisted(() => ({ pathname: '/' }))

vi.mock('next/navigation', () => ({ usePathname: () => address.pathname }))

async function setup() {
  // Reset, because the path is stored outside the component and a new document starts without one.
  vi.resetModules()
  const { RouteFocus } = await import('./RouteFocus.tsx')
  const tree = () => (
    <>
      <RouteFocus key={address.pathname.split('/')[1]} />
      <a href="/article/1">文章</a>
      <main id={MAIN_ID} tabIndex={-1}>
        <input aria-label="标题" />
      </main>
    </>
  )
  const { rerender, getByRole } = render(tree())
  const open = (pathname: string) => {
    address.pathname = pathname
    rerender(tree())
  }
  return { open, getByRole }
}

beforeEach(() => {
  address.pathname = '/'
  location.hash = ''
})

describe('RouteFocus', () => {
  it('does nothing after a document load', async () => {
    const { getByRole } = await setup()
    expect(getByRole('main')).not.toHaveFocus()
  })

  it('focuses the page that a link has opened, also across layouts', async () => {
    const { open, getByRole } = await setup()
    getByRole('link').focus()
    open('/article/1')
    expect(getByRole('main')).toHaveFocus()
  })

  it('keeps the focus that the new page has set', async () => {
    const { open, getByRole } = await setup()
    getByRole('textbox').focus()
    open('/article/edit')
    expect(getByRole('textbox')).toHaveFocus()
  })

  it('does nothing on a page that was opened at a hash', async () => {
    const { open, getByRole } = await setup()
    getByRole('link').focus()
    location.hash = '#comments'
    open('/article/1')
    expect(getByRole('link')).toHaveFocus()
  })
})
