import { render } from '@testing-library/react'
import { expect, it } from 'vitest'
import { LabelLinks } from './LabelLinks.tsx'
import { TitleLinks } from './TitleLinks.tsx'
import { UserText } from './UserText.tsx'

const NAME = 'שלום 1'

it('isolates the direction of a name from the surrounding text', () => {
  const { container } = render(
    <p>
      <UserText>{NAME}</UserText> 赞了文章
    </p>,
  )
  expect(container.querySelector('bdi')?.textContent).toBe(NAME)
  expect(container.textContent).toBe(`${NAME} 赞了文章`)
})

it('is used in lists of titles and labels', () => {
  const hrefFor = (id: string) => `/${id}`
  const { container } = render(
    <>
      <TitleLinks items={[{ id: '1', title: NAME }]} hrefFor={hrefFor} />
      <LabelLinks labels={[{ id: '2', name: NAME }]} hrefFor={hrefFor} />
    </>,
  )
  const isolated = [...container.querySelectorAll('a > bdi')].map(({ textContent }) => textContent)
  expect(isolated).toEqual([NAME, NAME])
})
