import pg from 'pg'
import { nameStatements } from './name-statements.ts'
import { DatabaseUnreachableError } from './unreachable.ts'

/**
 * Connections to PostgreSQL that survive its sudden end. The library leaves two things to its users: an error of a
 * connection in use, which would end the process, and a connection that broke before its transaction began, which would
 * never come back and take one of the places with it.
 */
export class Pool extends pg.Pool {
  constructor(config: pg.PoolConfig) {
    super(config)
    this.on('connect', nameStatements)
    // An idle connection that the server cuts is replaced; without a listener it would end the process.
    this.on('error', () => {})
  }

  override connect(): Promise<pg.PoolClient>
  override connect(
    callback: (error: Error | undefined, client: pg.PoolClient | undefined, done: Done) => void,
  ): void
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): unknown {
    // How `query` asks; it looks after its connection by itself.
    return callback === undefined ? this.lend() : super.connect(callback)
  }

  private async lend(): Promise<pg.PoolClient> {
    const client = await super.connect().catch((cause) => {
      throw new DatabaseUnreachableError('The database gives no connection.', { cause })
    })
    const { release } = client
    const giveBack: Done = (error) => {
      client.off('error', ignore)
      client.off('end', lose)
      client.release = ignore
      // One that was given up in the middle of a statement may have an open transaction.
      release(error ?? isBusy(client))
    }
    const lose = () => giveBack(true)
    client.on('error', ignore)
    client.once('end', lose)
    client.release = giveBack
    return client
  }
}

type Done = (release?: Error | boolean) => void

/** The library does not type what it knows: whether the server has finished the last statement. */
function isBusy(client: pg.PoolClient): boolean {
  return 'readyForQuery' in client && client.readyForQuery === false
}

function ignore(): void {}
