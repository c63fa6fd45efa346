import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { LeadStories } from './LeadStories.tsx'

const story = (id: string) => ({ id, content: <h2>故事{id}</h2> })
const three = ['1', '2', '3'].map(story)
const current = () => screen.getByRole('button', { current: true })
const shown = (id: string) => !screen.getByText(`故事${id}`).closest('[inert]')

it('turns by buttons and arrow keys, and wraps round', async () => {
  render(<LeadStories stories={three} />)
  expect(current()).toHaveAccessibleName('第 1 篇，共 3 篇')
  await userEvent.click(screen.getByRole('button', { name: '第 3 篇，共 3 篇' }))
  expect([shown('1'), shown('3')]).toEqual([false, true])
  await userEvent.keyboard('{ArrowRight}')
  expect(current()).toHaveAccessibleName('第 1 篇，共 3 篇')
  expect(current()).toHaveFocus()
  await userEvent.click(screen.getByRole('button', { name: '上一篇' }))
  expect(current()).toHaveAccessibleName('第 3 篇，共 3 篇')
})

it('turns by a swipe, but not by scrolling', () => {
  render(<LeadStories stories={three} />)
  const at = (clientX: number, clientY: number) => [{ clientX, clientY } as Touch]
  const title = screen.getByText('故事1')
  fireEvent.touchStart(title, { touches: at(200, 100) })
  fireEvent.touchEnd(title, { changedTouches: at(150, 300) })
  expect(shown('1')).toBe(true)
  fireEvent.touchStart(title, { touches: at(200, 100) })
  fireEvent.touchEnd(title, { changedTouches: at(100, 110) })
  expect(shown('2')).toBe(true)
})

it('never moves by itself', () => {
  vi.useFakeTimers()
  render(<LeadStories stories={three} />)
  vi.advanceTimersByTime(120_000)
  expect(shown('1')).toBe(true)
  vi.useRealTimers()
})

it('has no buttons for one story, and renders nothing without stories', () => {
  const { container, rerender } = render(<LeadStories stories={three.slice(0, 1)} />)
  expect(screen.queryByRole('button')).toBeNull()
  rerender(<LeadStories stories={[]} />)
  expect(container).toBeEmptyDOMElement()
})
