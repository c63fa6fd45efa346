import { expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { sharedState } from './shared-state.ts'

const path = 'packages/article/src/client/use-like.ts'
const at = (text: string, file = path) => check(sharedState, file, text)

it('React subscribes to atoms, through one hook', () => {
  const text = "import { useSyncExternalStore } from 'react'"
  expect(at(text)).toEqual([1])
  expect(at(text, 'packages/ui/src/client/use-hydrated-atom-value.ts')).toEqual([])
  expect(at("import { useAtomValue } from 'jotai/react'")).toEqual([1])
  expect(at("import { useSetAtom, useStore } from 'jotai/react'")).toEqual([])
})

it('the store is given, and only the small entries of jotai are imported', () => {
  expect(at("import { getDefaultStore } from 'jotai/vanilla'")).toEqual([1])
  expect(at("import { atom } from 'jotai'")).toEqual([1])
  expect(at("import { atomWithStorage } from 'jotai/utils'")).toEqual([1])
})

it('atoms have their name and their file', () => {
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

it('tests read stores as they like', () => {
  expect(
    at("import { useAtomValue } from 'jotai/react'", 'packages/ui/src/client/a.test.tsx'),
  ).toEqual([])
})
