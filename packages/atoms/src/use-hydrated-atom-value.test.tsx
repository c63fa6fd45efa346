import { act, render, screen } from '@testing-library/react'
import { Provider } from 'jotai/react'
import { atom, createStore } from 'jotai/vanilla'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import type { Store } from './page-store.ts'
import { useHydratedAtomValue } from './use-hydrated-atom-value.ts'

const nameAtom = atom('browser')
let store: Store

beforeEach(() => {
  store = createStore()
})

function Name() {
  return <p>{useHydratedAtomValue(nameAtom, 'server')}</p>
}

const page = () => (
  <Provider store={store}>
    <Name />
  </Provider>
)

it('hydrates with the value of the server, then shows the value of the atom', () => {
  const container = document.createElement('div')
  container.innerHTML = renderToString(page())
  expect(container).toHaveTextContent('server')
  document.body.append(container)
  const error = vi.spyOn(console, 'error')
  render(page(), { container, hydrate: true })
  expect(container).toHaveTextContent('browser')
  expect(error).not.toHaveBeenCalled()
})

it('follows the atom', () => {
  render(page())
  act(() => store.set(nameAtom, 'changed'))
  expect(screen.getByText('changed')).toBeInTheDocument()
})
