import path from 'node:path'
import lint from '@commitlint/lint'
import load from '@commitlint/load'
import { expect, it } from 'vitest'

const config = await load({}, { file: path.join(import.meta.dirname, 'commitlint.config.mjs') })

/** Joined, because the rule `refused-words` also checks this file. */
const REFUSED = ['No', 'body'].join('')

async function problemsOf(message) {
  const { plugins, parserPreset } = config
  const { errors } = await lint(message, config.rules, {
    plugins,
    parserOpts: parserPreset?.parserOpts ?? {},
  })
  return errors.map(({ name }) => name)
}

it.each([
  'fix(realtime): refuse a connection only when its token is invalid\n\nA lost connection was refused, too.',
  'refactor(session)!: keep the session in atoms of one store per page',
  "Merge branch 'main'",
])('accepts %s', async (message) => {
  expect(await problemsOf(message)).toEqual([])
})

it.each([
  ['fixed the socket', 'type-empty'],
  ['story(realtime): a socket that never came back', 'type-enum'],
  [`fix(realtime): ${'long '.repeat(30)}`, 'header-max-length'],
  [`fix(realtime): ${REFUSED} is refused`, 'refused-words'],
  ['fix(realtime): refuse invalid tokens\nwithout an empty line', 'body-leading-blank'],
])('refuses %s', async (message, problem) => {
  expect(await problemsOf(message)).toContain(problem)
})
