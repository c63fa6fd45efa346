import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import { FocusRestorer } from './FocusRestorer.tsx'

/** A list with deletable rows, and a form whose button is disabled while it sends. */
function Screen() {
  const [rows, setRows] = useState(['一', '二', '三'])
  const [isBusy, setBusy] = useState(false)
  return (
    <>
      <FocusRestorer />
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

/** Waits long enough for the focus to be moved. */
const frames = () => new Promise((resolve) => setTimeout(resolve, 60))

/** Waits until the code is loaded in the idle callback. */
const idle = () => new Promise((resolve) => setTimeout(resolve, 250))

beforeEach(async () => {
  render(<Screen />)
  await import('./restore-focus.ts')
  await idle()
})

describe('FocusRestorer', () => {
  it('moves the focus to the row that takes the place of a deleted one', async () => {
    press('删除二')
    await waitFor(() => expect(button('删除三')).toHaveFocus())
  })

  it('moves back one row at the end of a list, and to what follows an empty one', async () => {
    press('删除三')
    await waitFor(() => expect(button('删除二')).toHaveFocus())
    press('删除二')
    await waitFor(() => expect(button('删除一')).toHaveFocus())
    press('删除一')
    await waitFor(() => expect(button('发送')).toHaveFocus())
  })

  it('returns to a button that was disabled for a while', async () => {
    button('发送').focus()
    // Browsers blur a disabled button; happy-dom does not.
    button('发送').blur()
    fireEvent.click(button('发送'))
    await frames()
    expect(document.body).toHaveFocus()
    fireEvent.click(button('答复'))
    await waitFor(() => expect(button('发送')).toHaveFocus())
  })

  it('does nothing if the reader has moved the focus', async () => {
    button('删除一').focus()
    fireEvent.pointerDown(screen.getByTestId('text'))
    button('删除一').blur()
    fireEvent.click(button('删除一'))
    await frames()
    expect(document.body).toHaveFocus()
  })

  it('does not return to a field that was left', async () => {
    button('发送').focus()
    button('发送').blur()
    fireEvent.click(button('删除一'))
    await frames()
    expect(document.body).toHaveFocus()
  })
})
