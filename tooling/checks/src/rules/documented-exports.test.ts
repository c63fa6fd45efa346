import { expect, it } from 'vitest'
import { Source } from '../source.ts'
import { documentedExports } from './documented-exports.ts'

const published = new Map([['a.ts', new Set(['a', 'A'])]])
const check = (text: string) =>
  documentedExports(published)
    .check(new Source('a.ts', text))
    .map(({ message }) => message)

const EXAMPLE = '@example\n * ```ts\n * a()\n * ```\n'

it('requires a comment for each exported name of a published package', () => {
  expect(check('export const a = 1')).toEqual(['Say in a comment (/** … */) what a is.'])
  expect(check('/** One. */\nexport const a = 1')).toEqual([])
  expect(check('/** One. */\n// @__NO_SIDE_EFFECTS__\nexport const a = 1')).toEqual([])
  expect(check('// One.\nexport const a = 1')).toHaveLength(1)
  expect(check('/** Of something else. */\nconst c = 1\nexport const a = c')).toHaveLength(1)
  expect(check('export const b = 1')).toEqual([])
})

it('requires an example that can be compiled, and a @param for each parameter', () => {
  expect(check('/** Adds. @example a() */\nexport function a() {}')).toEqual([
    'Give a an @example in a fence of ts or tsx.',
  ])
  expect(check(`/**\n * ${EXAMPLE} */\nexport const a = (b = 1, { c }) => b + c`)).toEqual([
    'Describe the parameter b of a: @param.',
    'Describe the parameter { … } of a: @param.',
  ])
  const tags = '@param b one\n * @param options two\n * '
  expect(check(`/**\n * ${tags}${EXAMPLE} */\nexport const a = (b = 1, { c }) => b + c`)).toEqual(
    [],
  )
})

it('requires a comment for public members', () => {
  expect(check('/** A. */\nexport interface A { b: number; /** C. */ c(): void }')).toEqual([
    'Say in a comment (/** … */) what A.b is.',
  ])
  const members = '#a = 1; private b = 2; override name = 3; constructor() {} ; d() {}'
  expect(check(`/**\n * ${EXAMPLE} */\nexport class A { ${members} }`)).toEqual([
    'Say in a comment (/** … */) what A.d is.',
  ])
  const callables = 'constructor(a) {}; /** E. */ e(b) {}'
  expect(check(`/**\n * ${EXAMPLE} */\nexport class A { ${callables} }`)).toEqual([
    'Say in a comment (/** … */) what A.constructor is.',
    'Describe the parameter b of A.e: @param.',
  ])
})
