import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { LabelHead } from './LabelHead.tsx'

it('shows a breadcrumb with the list of labels and the label', () => {
  render(<LabelHead id="5" name="TypeScript" />)
  const crumbs = within(screen.getByRole('navigation', { name: '当前位置' }))
  const steps = crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([copy.label.title, 'TypeScript', copy.label.crumb])
})

it('says what the page shows and links to the feed', () => {
  render(<LabelHead id="5" name="TypeScript" />)
  expect(screen.getByText(copy.label.descriptionOf('TypeScript'))).toBeInTheDocument()
  expect(screen.getByRole('link', { name: copy.feed.subscribe })).toHaveAttribute(
    'href',
    '/label/5/rss.xml',
  )
})
