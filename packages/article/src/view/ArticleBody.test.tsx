import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { ArticleBody, BODY_ID } from './ArticleBody.tsx'

describe('ArticleBody', () => {
  it('inserts the HTML of the renderer unchanged', () => {
    render(<ArticleBody html={'<p id="user-p">前 <strong>中</strong> 后</p>'} />)
    expect(document.getElementById(BODY_ID)?.innerHTML).toBe(
      '<p id="user-p">前 <strong>中</strong> 后</p>',
    )
  })

  it('shows a message when there is no text', () => {
    render(<ArticleBody html=" " />)
    expect(screen.getByText(copy.article.empty)).toBeInTheDocument()
  })
})
