import { expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { sharedState } from './shared-state.ts'

const path = 'packages/article/src/client/use-like.ts'
const at = (text: string, file = path) => check(sharedState, file, text)

it('atoms must have the suffix Atom and be in an atoms file', () => {
  const file = 'packages/article/src/client/like-atoms.ts'
  const text = (name: string) =>
    `import { atom } from 'jotai/vanilla'\nexport const ${name} = atom(0)`
  expect(at(text('likeAtom'), file)).toEqual([])
  expect(at(text('like'), file)).toEqual([2])
  expect(at(text('likeAtom'))).toEqual([2])
  expect(
    at("import { atom } from 'jotai/vanilla'\nclass Room {\n  stateAtom = atom(0)\n}"),
  ).toEqual([])
})
