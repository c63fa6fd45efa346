import { buildArticle } from '@mozhan/api-client/fixtures'
import { articlePage } from '@mozhan/routes'
import { render, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { toArticleRow } from '../model/article-row.ts'
import { ArticleCard } from './ArticleCard.tsx'

const article = buildArticle()

describe('ArticleCard', () => {
  it('has one link for screen readers: the picture is hidden from them', () => {
    render(<ArticleCard article={toArticleRow(article)} />)
    const heading = screen.getByRole('heading', { level: 2 })
    expect(within(heading).getByRole('link')).toHaveAttribute(
      'href',
      articlePage.href({ id: article.id }),
    )
    expect(screen.getAllByRole('link', { name: article.title })).toHaveLength(1)
  })

  it('names its counters', () => {
    render(<ArticleCard article={toArticleRow(article)} />)
    expect(screen.getByText(copy.card.views('1.2 万'))).toBeInTheDocument()
    expect(screen.getByText(copy.card.likes('326'))).toBeInTheDocument()
  })

  it('has a picture only if the author chose one', () => {
    const { container } = render(
      <ArticleCard article={toArticleRow(buildArticle({ imageUrl: null, userImage: null }))} />,
    )
    expect(container.querySelector('img')).toBeNull()
  })
})
