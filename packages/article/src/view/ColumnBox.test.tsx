import { articlePage } from '@mozhan/routes'
import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ColumnBox } from './ColumnBox.tsx'

it('links to the previous and the next article, if there are any', () => {
  const column = { id: '9', name: '后端性能手记' }
  const next = { id: '3', title: '下一篇的标题' }
  render(<ColumnBox column={column} neighbours={{ next, position: 1, total: 2 }} />)
  expect(screen.getByRole('link', { name: /下一篇的标题/ })).toHaveAttribute(
    'href',
    articlePage.href({ id: '3' }),
  )
  expect(screen.getAllByRole('link')).toHaveLength(2)
})
