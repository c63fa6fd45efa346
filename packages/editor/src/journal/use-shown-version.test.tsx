import { renderHook } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import type { MarkdownEditorHandle } from '../client/editor-props.ts'
import { useShownVersion } from './use-shown-version.ts'

function show(version: number, text: string) {
  const setText = vi.fn()
  const handle = { current: { setText } as unknown as MarkdownEditorHandle }
  const hook = renderHook((props) => useShownVersion(handle, props.version, props.text), {
    initialProps: { version, text },
  })
  return { setText, rerender: hook.rerender }
}

describe('useShownVersion', () => {
  it('leaves what was typed before hydration', () => {
    const { setText, rerender } = show(0, '')
    rerender({ version: 0, text: '先打的字' })
    expect(setText).not.toHaveBeenCalled()
  })

  it('shows another version, once', () => {
    const { setText, rerender } = show(0, '')
    rerender({ version: 1, text: '找回的正文' })
    rerender({ version: 1, text: '找回的正文，接着写' })
    expect(setText).toHaveBeenCalledExactlyOnceWith('找回的正文')
  })
})
