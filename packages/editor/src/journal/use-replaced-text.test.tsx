import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { MarkdownEditorHandle } from '../client/editor-props.ts'
import { useReplacedText } from './use-replaced-text.ts'

function show(replacementCount: number, text: string) {
  const setText = vi.fn()
  const handle = { current: { setText } as unknown as MarkdownEditorHandle }
  const hook = renderHook((props) => useReplacedText(handle, props.replacementCount, props.text), {
    initialProps: { replacementCount, text },
  })
  return { setText, rerender: hook.rerender }
}

describe('useReplacedText', () => {
  it('leaves what was typed before hydration', () => {
    const { setText, rerender } = show(0, '')
    rerender({ replacementCount: 0, text: '先打的字' })
    expect(setText).not.toHaveBeenCalled()
  })

  it('loads the text of each replacement once', () => {
    const { setText, rerender } = show(0, '')
    rerender({ replacementCount: 1, text: '找回的正文' })
    rerender({ replacementCount: 1, text: '找回的正文，接着写' })
    expect(setText).toHaveBeenCalledExactlyOnceWith('找回的正文')
  })
})
