import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HashRestorer } from './HashRestorer.tsx'

afterEach(() => window.history.replaceState(null, '', '/'))

it('gives the history entry of a hash jump the state of its page', () => {
  window.history.replaceState({ __NA: true, tree: 'article' }, '', '/article/1')
  render(
    <>
      <HashRestorer />
      <a href="#安装">安装</a>
    </>,
  )
  screen.getByText('安装').click()
  window.history.pushState(null, '', '/article/1#%E5%AE%89%E8%A3%85')
  window.dispatchEvent(new Event('hashchange'))
  expect(window.history.state).toEqual({ __NA: true, tree: 'article' })
  expect(location.hash).toBe('#%E5%AE%89%E8%A3%85')
})

it('does not change an entry with a state of its own', () => {
  render(<HashRestorer />)
  window.history.pushState({ own: true }, '', '/article/1#a')
  window.dispatchEvent(new Event('hashchange'))
  expect(window.history.state).toEqual({ own: true })
})
