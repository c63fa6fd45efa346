import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { TextField } from './TextField.tsx'
import { TitleBar } from './TitleBar.tsx'

/** A state change of the form that renders all fields again. */
function Form() {
  const [draft, setDraft] = useState({ title: '', name: '旧名' })
  const [count, setCount] = useState(0)
  return (
    <>
      <TitleBar
        title={draft.title}
        onTitle={(title) => setDraft((now) => ({ ...now, title }))}
        label="标题"
        placeholder=""
        counter={`${count}`}
        isOver={false}
      >
        <button type="button" onClick={() => setCount(count + 1)}>
          另一处
        </button>
      </TitleBar>
      <TextField
        label="名字"
        value={draft.name}
        onText={(name) => setDraft((now) => ({ ...now, name }))}
      />
      <output>{JSON.stringify(draft)}</output>
    </>
  )
}

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)

afterEach(cleanup)

it('keeps what was typed before hydration', () => {
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(<Form />)
  field('标题').value = '很早就写的标题'
  field('名字').value = '新名'
  act(() => void render(<Form />, { container, hydrate: true }))
  fireEvent.click(screen.getByRole('button', { name: '另一处' }))
  expect(field('标题').value).toBe('很早就写的标题')
  expect(field('名字').value).toBe('新名')
  expect(screen.getByRole('status').textContent).toBe(
    JSON.stringify({ title: '很早就写的标题', name: '新名' }),
  )
})
