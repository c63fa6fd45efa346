import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { JournalTextarea } from './JournalTextarea.tsx'
import { useTextJournal } from './use-text-journal.ts'

function Box({ onBox }: { onBox: (box: HTMLTextAreaElement | null) => void }) {
  const journal = useTextJournal({ owner: undefined, kind: 'comment', target: 'x' })
  return <JournalTextarea journal={journal} ref={onBox} />
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
