import pg from 'pg'
import { nameStatements } from './name-statements.ts'
import { DatabaseUnreachableError } from './unreachable.ts'

/**
 * A connection pool that survives a sudden end of PostgreSQL. It handles two cases that the library leaves to its users: an
 * error of a connection in use, which would end the process, and a connection that broke before its transaction began,
 * which would never be returned to the pool.
 */
export class Pool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('connect', nameStatements)
    // The pool replaces idle connections that the server closes; without a listener the error would end the process.
    this.on('error', () => {})
  }

  override connect(): Promise<pg.PoolClient>
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void,
  ): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): unknown {
    // `query` uses the callback form and releases its connection itself.
    return callback === undefined ? this.acquire() : super.connect(callback)
  }

  private async acquire(): Promise<pg.PoolClient> {
    const client = await super.connect().catch((cause) => {
      throw new DatabaseUnreachableError('Could not connect to the database.', { cause })
    })
    const { release } = client
    const returnClient: Done = (error) => {
      client.off('error', ignore)
      client.off('end', discard)
      client.release = ignore
      // A connection that is released during a statement may have an open transaction.
      release(error ?? isBusy(client))
    }
    const discard = () => returnClient(true)
    client.on('error', ignore)
    client.once('end', discard)
    client.release = returnClient
    return client
  }
}

type Done = (release?: Error | boolean) => void

/** Whether the server has not finished the last statement. The library does not type this property. */
function isBusy(client: pg.PoolClient): boolean {
  return 'readyForQuery' in client && client.readyForQuery === false
}

function ignore(): void {}
