import { expect, it } from 'vitest'
import { check } from '../testing/check.ts'
import { refusedWords } from './refused-words.ts'

const at = (text: string) => check(refusedWords(['wizard']), 'packages/article/src/a.ts', text)

it('finds a refused word in comments, strings and names, in any case', () => {
  expect(at("// A wizard did it.\nconst a = 'Wizard'\n// wizardry")).toEqual([1, 2])
})
