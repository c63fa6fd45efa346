import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A temporary database for a test or a benchmark. */
export interface ScratchDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Creates an empty database. @param server address of any database on a PostgreSQL server that permits it */
export async function createScratchDatabase(server: string): Promise<ScratchDatabase> {
  const name = `mozhan_scratch_${randomBytes(6).toString('hex')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  await administer(server, `create database ${name}`)
  return { url: url.href, drop: () => administer(server, `drop database ${name} with (force)`) }
}

async function administer(server: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: server })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
