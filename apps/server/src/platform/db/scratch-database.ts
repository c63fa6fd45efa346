import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A temporary database for a test or a benchmark. */
export interface ScratchDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/**
 * Creates an empty database with a random name.
 * @param serverUrl address of any database on a PostgreSQL server where its user may create databases
 */
export async function createScratchDatabase(serverUrl: string): Promise<ScratchDatabase> {
  const name = `mozhan_scratch_${randomBytes(6).toString('hex')}`
  const url = new URL(serverUrl)
  url.pathname = `/${name}`
  await runStatement(serverUrl, `create database ${name}`)
  return {
    url: url.href,
    drop: () => runStatement(serverUrl, `drop database ${name} with (force)`),
  }
}

async function runStatement(serverUrl: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
