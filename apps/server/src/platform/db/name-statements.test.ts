import type pg from 'pg'
import { expect, it } from 'vitest'
import { nameStatements } from './name-statements.ts'

/** Records the names of the statements that are sent. */
function createClient() {
  const sent: (string | undefined)[] = []
  const client = {
    query: (config: { name?: string }) => void sent.push(config.name),
  } as unknown as pg.PoolClient
  nameStatements(client)
  return { client, sent }
}

it('names a statement from its third use on', () => {
  const { client, sent } = createClient()
  for (let time = 0; time < 4; time += 1) client.query({ text: 'select $1' }, [time])
  expect(sent).toEqual([undefined, undefined, 's0', 's0'])
})

it('does not name statements without parameters', () => {
  const { client, sent } = createClient()
  for (let time = 0; time < 5; time += 1) client.query({ text: 'select 1; select 2' }, [])
  expect(sent.every((name) => name === undefined)).toBe(true)
})

it('limits the number of names and of counted texts', () => {
  const { client, sent } = createClient()
  for (let text = 0; text < 5000; text += 1) {
    for (let time = 0; time < 3; time += 1) client.query({ text: `select $1 + ${text}` }, [1])
  }
  expect(new Set(sent.filter(Boolean)).size).toBe(300)
})

it('does not name long statements', () => {
  const { client, sent } = createClient()
  for (let time = 0; time < 5; time += 1)
    client.query({ text: `select $1${' '.repeat(5000)}` }, [1])
  expect(sent.every((name) => name === undefined)).toBe(true)
})
