import { MAIN_ID } from '@mozhan/ui'
import { render } from '@testing-library/react'
import { beforeEach, describe, expect, it, vi } from 'vitest'

const address = vi.hoisted(() => ({ pathname: '/' }))

vi.mock('next/navigation', () => ({ usePathname: () => address.pathname }))

async function setup() {
  // What is shown is remembered beside the component: a new document knows nothing of it.
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
  it('leaves the focus alone where a document was loaded', async () => {
    const { getByRole } = await setup()
    expect(getByRole('main')).not.toHaveFocus()
  })

  it('goes along to the page that a link has opened, over a change of layout too', async () => {
    const { open, getByRole } = await setup()
    getByRole('link').focus()
    open('/article/1')
    expect(getByRole('main')).toHaveFocus()
  })

  it('stays where the new page has put it', async () => {
    const { open, getByRole } = await setup()
    getByRole('textbox').focus()
    open('/article/edit')
    expect(getByRole('textbox')).toHaveFocus()
  })

  it('leaves a page alone that was opened at a place of its own', async () => {
    const { open, getByRole } = await setup()
    getByRole('link').focus()
    location.hash = '#comments'
    open('/article/1')
    expect(getByRole('link')).toHaveFocus()
  })
})
