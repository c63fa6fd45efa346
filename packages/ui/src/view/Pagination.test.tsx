import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Pagination, pageNumbers } from './Pagination.tsx'

const hrefFor = (page: number) => `/question?page=${page}`

it('links to the pages around the current one', () => {
  render(<Pagination page={6} pages={20} hrefFor={hrefFor} />)
  expect(screen.getByRole('link', { name: '上一页' })).toHaveAttribute('href', '/question?page=5')
  expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute('href', '/question?page=7')
  expect(screen.getByRole('link', { name: '第 6 页' })).toHaveAttribute('aria-current', 'page')
})

it('shows nothing for a single page', () => {
  const { container } = render(<Pagination page={1} pages={1} hrefFor={hrefFor} />)
  expect(container).toBeEmptyDOMElement()
})

it.each([
  [1, 3, [1, 2, 3]],
  [1, 20, [1, 2, 3, 20]],
  [10, 20, [1, 8, 9, 10, 11, 12, 20]],
  [20, 20, [1, 18, 19, 20]],
])('page %i of %i shows %j', (page, pages, numbers) => {
  expect(pageNumbers(page, pages)).toEqual(numbers)
})
