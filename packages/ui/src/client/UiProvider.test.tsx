import { FocusTrap, useMantineColorScheme } from '@mantine/core'
import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Provider } from 'jotai/react'
import { afterEach, describe, expect, it } from 'vitest'
import { ColorSchemeToggle } from './ColorSchemeToggle.tsx'
import { UiProvider } from './UiProvider.tsx'

function Scheme() {
  return <output>{useMantineColorScheme().colorScheme}</output>
}

afterEach(() => localStorage.clear())

describe('UiProvider', () => {
  it('updates all providers on a new choice', async () => {
    render(
      <Provider>
        <ColorSchemeToggle />
        <UiProvider>
          <Scheme />
        </UiProvider>
        <UiProvider>
          <Scheme />
        </UiProvider>
      </Provider>,
    )
    const button = screen.getByRole('button')
    while (!button.getAttribute('aria-label')?.includes('配色：深色')) await userEvent.click(button)
    for (const output of screen.getAllByRole('status')) expect(output).toHaveTextContent('dark')
  })

  it('does not change the attribute of the document', () => {
    document.documentElement.setAttribute('data-mantine-color-scheme', 'dark')
    localStorage.setItem('mozhan-color-scheme', 'light')
    render(<UiProvider>x</UiProvider>, { wrapper: Provider })
    expect(document.documentElement).toHaveAttribute('data-mantine-color-scheme', 'dark')
  })
  it('leaves Tab to the input method while it composes, also in layers with a focus trap', () => {
    render(
      <UiProvider>
        <FocusTrap>
          <form>
            <input aria-label="one" />
            <input aria-label="two" />
          </form>
        </FocusTrap>
      </UiProvider>,
      { wrapper: Provider },
    )
    const field = screen.getByLabelText('one')
    field.focus()
    fireEvent.keyDown(field, { key: 'Tab', isComposing: true })
    expect(field).toHaveFocus()
    fireEvent.keyDown(field, { key: 'Tab' })
    expect(screen.getByLabelText('two')).toHaveFocus()
  })
})
