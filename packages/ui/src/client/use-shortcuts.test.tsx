import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { useShortcuts } from './use-shortcuts.ts'

function setup() {
  const slash = vi.fn()
  const find = vi.fn()
  function Page() {
    useShortcuts({ '/': slash, 'mod+k': find })
    return <textarea aria-label="text" />
  }
  render(<Page />)
  return { slash, find, text: screen.getByLabelText('text') }
}

describe('useShortcuts', () => {
  it('handles a single key, and keys with ⌘ or Ctrl', () => {
    const { slash, find } = setup()
    fireEvent.keyDown(document.body, { key: '/' })
    fireEvent.keyDown(document.body, { key: 'k', metaKey: true })
    fireEvent.keyDown(document.body, { key: 'K', ctrlKey: true })
    expect(slash).toHaveBeenCalledOnce()
    expect(find).toHaveBeenCalledTimes(2)
  })

  it('ignores a single key while a field has the focus', () => {
    const { slash, find, text } = setup()
    fireEvent.keyDown(text, { key: '/' })
    expect(slash).not.toHaveBeenCalled()
    fireEvent.keyDown(text, { key: 'k', metaKey: true })
    expect(find).toHaveBeenCalledOnce()
  })

  it('ignores keys while an input method composes', () => {
    const { slash } = setup()
    fireEvent.keyDown(document.body, { key: '/', isComposing: true })
    fireEvent.keyDown(document.body, { key: '/', keyCode: 229 })
    expect(slash).not.toHaveBeenCalled()
  })
})
