import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { FocusKeeper } from './FocusKeeper.tsx'

/** A list whose rows can be deleted, and a form whose button rests while it sends. */
function Screen() {
  const [rows, setRows] = useState(['一', '二', '三'])
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <FocusKeeper />
      <main tabIndex={-1}>
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
                删除{row}
              </button>
            </li>
          ))}
        </ul>
        <button type="button" disabled={isBusy} onClick={() => setBusy(true)}>
          发送
        </button>
        <p data-testid="text">正文</p>
      </main>
      <button type="button" onClick={() => setBusy(false)}>
        答复
      </button>
    </>
  )
}

const button = (name: string) => screen.getByRole('button', { name })

function press(name: string) {
  button(name).focus()
  fireEvent.click(button(name))
}

/** Time for what would move the focus, if anything did. */
const frames = () => new Promise((resolve) => setTimeout(resolve, 60))

/** It begins when the page has nothing better to do. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 250))

beforeEach(async () => {
  render(<Screen />)
  await import('./keep-focus.ts')
  await idle()
})

describe('FocusKeeper', () => {
  it('goes on at the row that comes into the place of a deleted one', async () => {
    press('删除二')
    await waitFor(() => expect(button('删除三')).toHaveFocus())
  })

  it('goes back a row at the end of a list, and on to what follows an empty one', async () => {
    press('删除三')
    await waitFor(() => expect(button('删除二')).toHaveFocus())
    press('删除二')
    await waitFor(() => expect(button('删除一')).toHaveFocus())
    press('删除一')
    await waitFor(() => expect(button('发送')).toHaveFocus())
  })

  it('returns to a button that could not be pressed for a while', async () => {
    button('发送').focus()
    // Browsers take the focus from a button that is disabled; this one would leave it there.
    button('发送').blur()
    fireEvent.click(button('发送'))
    await frames()
    expect(document.body).toHaveFocus()
    fireEvent.click(button('答复'))
    await waitFor(() => expect(button('发送')).toHaveFocus())
  })

  it('leaves a reader alone who has turned to something else', async () => {
    button('删除一').focus()
    fireEvent.pointerDown(screen.getByTestId('text'))
    button('删除一').blur()
    fireEvent.click(button('删除一'))
    await frames()
    expect(document.body).toHaveFocus()
  })

  it('brings nobody back to a field that was left', async () => {
    button('发送').focus()
    button('发送').blur()
    fireEvent.click(button('删除一'))
    await frames()
    expect(document.body).toHaveFocus()
  })
})
