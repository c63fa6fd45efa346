import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { Avatar, initialOf } from './Avatar.tsx'

describe('Avatar', () => {
  it('has no accessible name beside a written name', () => {
    const { container } = render(<Avatar name="沈栗" />)
    expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  })

  it('has a name if it stands alone', () => {
    render(<Avatar name="沈栗" label="沈栗的头像" />)
    expect(screen.getByRole('img', { name: '沈栗的头像' })).toHaveTextContent('沈')
  })

  it('keeps the initial under a picture, so that a broken picture leaves no gap', () => {
    const { container } = render(<Avatar name="lin" src="/files/a.png" />)
    expect(container).toHaveTextContent('L')
    expect(container.querySelector('img')).toHaveAttribute('alt', '')
  })
})

describe('initialOf', () => {
  it('never splits a character', () => {
    expect(initialOf('👩‍💻 阿岚')).toBe('👩‍💻')
    expect(initialOf('  𠮷野家')).toBe('𠮷')
    expect(initialOf('')).toBe('')
  })
})
