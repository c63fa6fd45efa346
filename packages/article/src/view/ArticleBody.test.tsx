import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { ArticleBody, BODY_ID } from './ArticleBody.tsx'

describe('ArticleBody', () => {
  it('takes the HTML of the renderer as it is', () => {
    render(<ArticleBody html={'<p id="user-p">前 <strong>中</strong> 后</p>'} />)
    expect(document.getElementById(BODY_ID)?.innerHTML).toBe(
      '<p id="user-p">前 <strong>中</strong> 后</p>',
    )
  })

  it('says so where there is no text', () => {
    render(<ArticleBody html=" " />)
    expect(screen.getByText(copy.article.empty)).toBeInTheDocument()
  })
})
