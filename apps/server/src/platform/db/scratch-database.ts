import { randomBytes } from 'node:crypto'
import pg from 'pg'

/** A database that is dropped when its tests, or its benchmark, are done. */
export interface ScratchDatabase {
  readonly url: string
  readonly drop: () => Promise<void>
}

/** Makes an empty database on a PostgreSQL server that allows it. @param server its address, of any database */
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
