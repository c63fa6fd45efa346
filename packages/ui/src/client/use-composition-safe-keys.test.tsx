import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { type CompositionKey, useCompositionSafeKeys } from './use-composition-safe-keys.ts'

const KEYS: CompositionKey[] = ['Enter', 'Escape', 'Tab', 'ArrowDown']

function setup() {
  const pressed = vi.fn()
  function Field() {
    const keys = useCompositionSafeKeys(
      Object.fromEntries(KEYS.map((key) => [key, () => pressed(key)])),
    )
    return <input aria-label="field" {...keys} />
  }
  render(<Field />)
  return { pressed, field: screen.getByLabelText('field') }
}

afterEach(() => vi.restoreAllMocks())

describe('useCompositionSafeKeys', () => {
  it.each(KEYS)('handles a plain %s', (key) => {
    const { pressed, field } = setup()
    fireEvent.keyDown(field, { key })
    expect(pressed).toHaveBeenCalledExactlyOnceWith(key)
  })

  it.each(KEYS)('leaves %s to the input method while it composes', (key) => {
    const { pressed, field } = setup()
    fireEvent.compositionStart(field)
    fireEvent.keyDown(field, { key, isComposing: true })
    fireEvent.keyDown(field, { key, keyCode: 229 })
    expect(pressed).not.toHaveBeenCalled()
  })

  it('handles the Enter after a candidate was accepted', () => {
    const { pressed, field } = setup()
    fireEvent.keyDown(field, { key: 'Enter', isComposing: true })
    fireEvent.compositionEnd(field)
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('ignores, once, the Enter that Safari sends just after the end of a composition', () => {
    vi.spyOn(navigator, 'vendor', 'get').mockReturnValue('Apple Computer, Inc.')
    const { pressed, field } = setup()
    fireEvent.compositionEnd(field)
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(pressed).not.toHaveBeenCalled()
    fireEvent.keyDown(field, { key: 'Enter' })
    expect(pressed).toHaveBeenCalledOnce()
  })

  it('passes other keys', () => {
    const { pressed, field } = setup()
    fireEvent.keyDown(field, { key: 'a' })
    expect(pressed).not.toHaveBeenCalled()
  })
})
