import { render, screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { LabelHead } from './LabelHead.tsx'

it('shows a breadcrumb with the list of labels and the label', () => {
  render(<LabelHead name="TypeScript" />)
  const crumbs = within(screen.getByRole('navigation', { name: copy.crumbs.label }))
  const steps = crumbs.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(steps).toEqual([copy.label.title, 'TypeScript', copy.label.crumb])
})
