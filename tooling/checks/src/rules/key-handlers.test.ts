import { describe, expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { keyHandlers } from './key-handlers.ts'

const handlers = [
  'const a = <input onKeyDown={send} />',
  'const b = <input onKeyUpCapture={send} />',
  "window.addEventListener('keydown', send)",
].join('\n')

describe('raw key handlers', () => {
  it('are found as props and as listeners', () => {
    expect(check(keyHandlers, 'packages/article/src/client/Box.tsx', handlers)).toEqual([1, 2, 3])
  })

  it('are allowed in ui, which implements the composition-safe hook', () => {
    expect(check(keyHandlers, 'packages/ui/src/client/use-keys.tsx', handlers)).toEqual([])
  })

  it('ignores other events', () => {
    const text = "window.addEventListener('scroll', move)\nconst a = <input onChange={set} />"
    expect(check(keyHandlers, 'packages/article/src/client/Box.tsx', text)).toEqual([])
  })
})
