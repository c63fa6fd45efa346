import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { JournalTextarea, type JournalTextareaProps } from './JournalTextarea.tsx'
import { useTextJournal } from './use-text-journal.ts'

interface BoxProps extends Pick<JournalTextareaProps, 'onSubmit' | 'sendKey'> {
  onBox?: (box: HTMLTextAreaElement | null) => void
}

function Box({ onBox, ...props }: BoxProps) {
  const journal = useTextJournal({ owner: undefined, kind: 'comment', target: 'x' })
  return <JournalTextarea journal={journal} ref={onBox} {...props} />
}

afterEach(cleanup)

it('sets its ref once, not with every change', () => {
  const onBox = vi.fn()
  render(<Box onBox={onBox} />)
  const box = screen.getByRole('textbox')
  fireEvent.change(box, { target: { value: '写' } })
  fireEvent.change(box, { target: { value: '写着' } })
  expect(onBox.mock.calls).toEqual([[box]])
})

it('submits by the chosen key and by Ctrl+Enter, but not by the Enter of an input method', () => {
  const onSubmit = vi.fn()
  render(<Box sendKey="shift-enter" onSubmit={onSubmit} />)
  const box = screen.getByRole('textbox')
  fireEvent.keyDown(box, { key: 'Enter' })
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true, isComposing: true })
  expect(onSubmit).not.toHaveBeenCalled()
  fireEvent.keyDown(box, { key: 'Enter', shiftKey: true })
  fireEvent.keyDown(box, { key: 'Enter', ctrlKey: true })
  expect(onSubmit).toHaveBeenCalledTimes(2)
})
