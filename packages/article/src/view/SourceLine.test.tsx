import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { SourceLine } from './SourceLine.tsx'

describe('SourceLine', () => {
  it('shows nothing for an original article', () => {
    const { container } = render(<SourceLine origin="original" source="https://x.test" />)
    expect(container).toBeEmptyDOMElement()
  })

  it('links a URL and shows other sources as text', () => {
    const { rerender } = render(<SourceLine origin="reprint" source="https://x.test/a" />)
    expect(screen.getByText(copy.article.reprinted)).toBeInTheDocument()
    expect(screen.getByRole('link')).toHaveAttribute('href', 'https://x.test/a')
    rerender(<SourceLine origin="translation" source="javascript:alert(1)" />)
    expect(screen.queryByRole('link')).toBeNull()
  })
})
