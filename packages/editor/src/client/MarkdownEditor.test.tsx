import { render } from '@mozhan/ui/testing'
import { fireEvent, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createRef } from 'react'
import { beforeEach, expect, it, vi } from 'vitest'
import { copy } from '../copy.ts'
import type { MarkdownEditorHandle } from './editor-props.ts'
import type { LiveEditorProps } from './LiveEditor.tsx'
import { loadLiveEditor } from './load-live-editor.ts'
import { MarkdownEditor } from './MarkdownEditor.tsx'

vi.mock('./load-live-editor.ts')

let gate = Promise.withResolvers<{ LiveEditor: typeof LiveEditor }>()
let started: LiveEditorProps | undefined

function LiveEditor(props: LiveEditorProps) {
  started = props
  return <p>{`live: ${props.start.text}`}</p>
}

beforeEach(() => {
  gate = Promise.withResolvers()
  started = undefined
  vi.mocked(loadLiveEditor).mockImplementation(() => gate.promise)
})

it('takes over text, caret and focus of the plain field', async () => {
  const onChange = vi.fn()
  render(<MarkdownEditor defaultValue="一" onChange={onChange} />)
  const area = screen.getByRole<HTMLTextAreaElement>('textbox', { name: copy.label })
  await userEvent.type(area, '二三')
  area.setSelectionRange(1, 2)
  expect(onChange).toHaveBeenLastCalledWith('一二三')
  gate.resolve({ LiveEditor })
  await screen.findByText('live: 一二三')
  expect(started?.start).toMatchObject({ text: '一二三', anchor: 1, head: 2, hasFocus: true })
})

it('waits for the end of a composition', async () => {
  render(<MarkdownEditor />)
  const area = screen.getByRole('textbox')
  fireEvent.compositionStart(area)
  gate.resolve({ LiveEditor })
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(screen.queryByText(/^live/)).toBeNull()
  fireEvent.change(area, { target: { value: '数据' } })
  fireEvent.compositionEnd(area)
  await screen.findByText('live: 数据')
})

it('stays a plain field if the editor cannot be loaded, loses nothing, and can retry', async () => {
  const ref = createRef<MarkdownEditorHandle>()
  render(<MarkdownEditor defaultValue="原文" ref={ref} />)
  gate.reject(new Error('chunk'))
  await screen.findByRole('alert')
  await userEvent.type(screen.getByRole('textbox'), '接着写')
  ref.current?.insert('！')
  expect(ref.current?.getText()).toBe('原文接着写！')
  ref.current?.setText('恢复的版本')
  expect(screen.getByRole('textbox')).toHaveProperty('value', '恢复的版本')
  gate = Promise.withResolvers()
  await userEvent.click(screen.getByRole('button', { name: copy.fallback.retry }))
  gate.resolve({ LiveEditor })
  await screen.findByText('live: 恢复的版本')
})

it('restores the stored position if nothing was typed yet', async () => {
  const initial = { anchor: 2, head: 2, scrollTop: 40 }
  render(<MarkdownEditor defaultValue="一二三" position={{ initial }} />)
  gate.resolve({ LiveEditor })
  await screen.findByText('live: 一二三')
  expect(started?.start).toMatchObject(initial)
})
