import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { ChannelNav } from './ChannelNav.tsx'

const channels = [{ id: '3', name: '前端' }]

it('marks the selected channel, and the home page without one', () => {
  const { rerender } = render(<ChannelNav channels={channels} />)
  expect(screen.getByRole('navigation', { name: copy.home.channels })).toBeInTheDocument()
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent(copy.home.recommended)
  rerender(<ChannelNav channels={channels} current="3" />)
  expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('前端')
})
