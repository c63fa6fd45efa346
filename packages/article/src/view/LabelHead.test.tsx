import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { LabelHead } from './LabelHead.tsx'

it('shows a breadcrumb with the list of labels and the label', () => {
  render(<LabelHead id="5" name="TypeScript" articles={12_000} questions={3} />)
  const crumbs = within(screen.getByRole('navigation', { name: '当前位置' }))
  const steps = crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([copy.label.title, 'TypeScript', copy.label.crumb])
})

it('says what the page shows and how much, and links to the feed', () => {
  render(<LabelHead id="5" name="TypeScript" articles={12_000} questions={3} />)
  expect(screen.getByText(copy.label.descriptionOf('TypeScript'))).toBeInTheDocument()
  expect(screen.getByText('1.2 万篇文章')).toBeInTheDocument()
  expect(screen.getByText('3 个问题')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '订阅 RSS' })).toHaveAttribute('href', '/label/5/rss.xml')
})
