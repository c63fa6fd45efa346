import { render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { HashKeeper } from './HashKeeper.tsx'

afterEach(() => window.history.replaceState(null, '', '/'))

it('gives the entry of a jump inside the page the state of the page', () => {
  window.history.replaceState({ __NA: true, tree: 'article' }, '', '/article/1')
  render(
    <>
      <HashKeeper />
      <a href="#安装">安装</a>
    </>,
  )
  screen.getByText('安装').click()
  window.history.pushState(null, '', '/article/1#%E5%AE%89%E8%A3%85')
  window.dispatchEvent(new Event('hashchange'))
  expect(window.history.state).toEqual({ __NA: true, tree: 'article' })
  expect(location.hash).toBe('#%E5%AE%89%E8%A3%85')
})

it('leaves an entry alone that has a state of its own', () => {
  render(<HashKeeper />)
  window.history.pushState({ own: true }, '', '/article/1#a')
  window.dispatchEvent(new Event('hashchange'))
  expect(window.history.state).toEqual({ own: true })
})
