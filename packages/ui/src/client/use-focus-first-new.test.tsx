import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useRef, useState } from 'react'
import { expect, it } from 'vitest'
import { useFocusFirstNew } from './use-focus-first-new.ts'

function List() {
  const [count, setCount] = useState(2)
  const list = useRef<HTMLOListElement>(null)
  useFocusFirstNew(list, count, count < 6)
  return (
    <>
      <ol ref={list}>
        {Array.from({ length: count }, (_, at) => (
          <li key={at}>{at}</li>
        ))}
      </ol>
      {count < 6 ? (
        <button type="button" onClick={() => setCount(count + 2)}>
          more
        </button>
      ) : null}
    </>
  )
}

it('leaves the focus on the button while there is more, and moves it to the first new row at the end', async () => {
  render(<List />)
  const button = screen.getByRole('button')
  button.focus()
  await userEvent.keyboard('{Enter}')
  expect(button).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(screen.getByText('4')).toHaveFocus()
})
