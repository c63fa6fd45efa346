import { buildUser } from '@mozhan/api-client/fixtures'
import { userPage } from '@mozhan/routes'
import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { copy } from '../copy.ts'
import { toProfile } from '../model/profile.ts'
import { AuthorCard } from './AuthorCard.tsx'

describe('AuthorCard', () => {
  it('has one link to the author, named by the author', () => {
    const user = buildUser()
    render(<AuthorCard profile={toProfile(user)} />)
    expect(screen.getByRole('link', { name: user.nickName })).toHaveAttribute(
      'href',
      userPage.href({ id: user.id }),
    )
  })

  it('associates each number with its label', () => {
    render(<AuthorCard profile={toProfile(buildUser({ thumhup: 18_400 }))} />)
    expect(screen.getByText(copy.counts.likes).nextSibling).toHaveTextContent('1.8 万')
  })
})
