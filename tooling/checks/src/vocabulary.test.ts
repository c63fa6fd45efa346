import path from 'node:path'
import { expect, it } from 'vitest'
import { parseVocabulary, readVocabulary } from './vocabulary.ts'

const TEXT = `# Contributing

Refused words: \`wizard\`, \`witch\`.

## Glossary

| Concept | Name in code | Retired names |
| --- | --- | --- |
| An exchange | \`conversation\` | \`talk\`, \`room\` |
| A limit | \`MAX_…\` | |

## Releases

| a | \`b\` |
`

it('reads the refused words and the last column of the glossary', () => {
  expect(parseVocabulary(TEXT)).toEqual({
    refusedWords: ['wizard', 'witch'],
    retiredNames: ['talk', 'room'],
  })
})

it('fails if a list is missing', () => {
  expect(() => parseVocabulary('## Glossary\n')).toThrow('no refused words')
  expect(() => parseVocabulary('Refused words: `a`.\n')).toThrow('no retired names')
})

it('reads the lists of this repository', () => {
  const { refusedWords, retiredNames } = readVocabulary(
    path.resolve(import.meta.dirname, '../../..'),
  )
  expect(refusedWords.length).toBeGreaterThan(0)
  expect(retiredNames.length).toBeGreaterThan(0)
})
