import { act, cleanup, render, screen } from '@testing-library/react'
import { createRef } from 'react'
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it } from 'vitest'
import { PlainField } from './PlainField.tsx'

const area = createRef<HTMLTextAreaElement>()
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox')

afterEach(cleanup)

it.each([
  ['旧的正文', true],
  ['', false],
])('a text of %j is closed until the scripts are there: %s', (text, isClosed) => {
  const field = <PlainField area={area} text={text} onInput={() => undefined} />
  const container = document.createElement('div')
  document.body.append(container)
  container.innerHTML = renderToString(field)
  expect(box().readOnly).toBe(isClosed)
  act(() => void render(field, { container, hydrate: true }))
  expect(box().readOnly).toBe(false)
})
