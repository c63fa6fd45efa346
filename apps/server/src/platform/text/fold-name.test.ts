import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { foldName, toNameKey } from './fold-name.ts'

it.each([
  ['Demo', 'demo'],
  ['ＤＥＭＯ', 'demo'],
  [' demo\t', 'demo'],
  ['de\u200bmo\u00ad', 'demo'],
  ['小\u3164舟', '小舟'],
  ['Straße', 'STRASSE'],
  ['STRAẞE', 'strasse'],
  ['ΟΔΟΣ', 'οδος'],
  ['ﬁn', 'FIN'],
  ['Cafe\u0301', 'CAFÉ'],
  ['Zhou@Example.TEST', 'zhou@example.test'],
])('%j and %j are the same name', (one, other) => {
  expect(foldName(one)).toBe(foldName(other))
})

it.each([
  ['demo', 'demo1'],
  ['cafe', 'café'],
  ['กิ', 'กุ'],
  ['小舟', '小周'],
])('%j and %j are two names', (one, other) => {
  expect(foldName(one)).not.toBe(foldName(other))
})

it('is idempotent', () => {
  for (const name of ['İstanbul', 'ẞ', '\u1e9e', 'ŉ', 'ᾳ', 'ﷺ', '①', '\u0345α', 'ſ']) {
    expect(foldName(foldName(name))).toBe(foldName(name))
  }
})

it('makes no key of an invisible name', () => {
  expect([toNameKey('\u200b'), toNameKey(''), toNameKey(null)]).toEqual([null, null, null])
})

it('is used wherever names are compared', () => {
  const callers = sourcesOf('src').filter((file) => /fold-name\.ts'/.test(read(file)))
  expect(callers.toSorted()).toEqual([
    'src/commands/seed/insert/basics.ts',
    'src/domains/auth/check-identifiers.ts',
    'src/domains/auth/commands.ts',
    'src/domains/auth/queries.ts',
    'src/domains/auth/reserved-name.ts',
    'src/platform/text/link-mentions.ts',
  ])
  const compared = /(?:eq|inArray)\(\s*users\.(?:username|email|nickName)\b/
  const comparing = sourcesOf('src').filter((file) => compared.test(read(file)))
  expect(comparing.filter((file) => !callers.includes(file))).toEqual([])
})

const ROOT = path.resolve(import.meta.dirname, '../../..')

function sourcesOf(folder: string): string[] {
  return readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.ts$/.test(file))
    .map((file) => `${folder}/${file}`)
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8')
}
