import path from 'node:path'
import { readVocabulary } from '@mozhan/checks/vocabulary'

const { refusedWords } = readVocabulary(path.join(import.meta.dirname, '../..'))
const refused = new RegExp(`\\b(?:${refusedWords.join('|')})\\b`, 'i')

export default {
  extends: ['@commitlint/config-conventional'],
  plugins: [
    {
      rules: {
        'refused-words': ({ raw }) => {
          const word = refused.exec(raw)?.[0]
          return [word === undefined, `"${word}" does not say who or what acts`]
        },
      },
    },
  ],
  rules: {
    'body-leading-blank': [2, 'always'],
    'body-max-line-length': [2, 'always', 125],
    'header-max-length': [2, 'always', 110],
    'refused-words': [2, 'always'],
    // Names of the code keep their case.
    'subject-case': [0],
  },
}
