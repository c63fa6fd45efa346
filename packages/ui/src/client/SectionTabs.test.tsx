import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, describe, expect, it } from 'vitest'
import { SectionTabs } from './SectionTabs.tsx'

const tabs = [
  { id: 'articles', title: '文章', count: '12', content: <p>文章的列表</p> },
  { id: 'columns', title: '专栏', content: <p>专栏的列表</p> },
]

afterEach(() => window.history.replaceState(null, '', '/'))

describe('SectionTabs', () => {
  it('opens the first section and leaves the others in the document', () => {
    render(<SectionTabs label="内容" tabs={tabs} />)
    expect(screen.getByRole('tab', { name: /文章/ })).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByText('专栏的列表').parentElement).toHaveAttribute('data-closed')
  })

  it('opens the section that the page chose', () => {
    render(<SectionTabs label="内容" tabs={tabs} initial="columns" />)
    expect(screen.getByRole('tab', { name: '专栏' })).toHaveAttribute('aria-selected', 'true')
  })

  it('opens the section that the hash names', () => {
    window.history.replaceState(null, '', '/user/1#columns')
    render(<SectionTabs label="内容" tabs={tabs} />)
    expect(screen.getByRole('tab', { name: '专栏' })).toHaveAttribute('aria-selected', 'true')
  })

  it.each(['#100%', '#nothing'])('opens the first section for %s', (hash) => {
    window.history.replaceState(null, '', `/user/1${hash}`)
    render(<SectionTabs label="内容" tabs={tabs} />)
    expect(screen.getByRole('tab', { name: /文章/ })).toHaveAttribute('aria-selected', 'true')
  })

  it('is one tab stop and is operated by arrow keys', async () => {
    render(<SectionTabs label="内容" tabs={tabs} />)
    await userEvent.tab()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: '专栏' })).toHaveFocus()
    expect(location.hash).toBe('#columns')
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('tab', { name: /文章/ })).toHaveFocus()
  })
})
