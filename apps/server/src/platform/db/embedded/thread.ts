// The thread of the embedded database: PGlite behind a local socket, to which the PostgreSQL driver connects.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { ThreadAnswer, ThreadOptions, ThreadRequest } from './messages.ts'

const { folder, dump, socketPath } = workerData as ThreadOptions
const port = parentPort
if (port === null) throw new Error('This file is the entry of a worker thread.')

/** Message types parse, bind, describe and execute: they are answered only after a later message. */
const PARTS_OF_STATEMENT = new Set(Buffer.from('PBDE'))

const database = await PGlite.create({
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(dump === undefined ? {} : { loadDataDir: dump }),
})

const execute = database.execProtocolRawStream.bind(database)
/** First byte of a start-up message, which has no type: the first byte of its length. */
const START_UP = 0
/** Buffered messages of the current statement. */
let buffered: Uint8Array[] = []

// The socket server passes one message at a time. The messages of a statement are executed together, because each call
// costs as much as a small statement.
database.execProtocolRawStream = async (message, options) => {
  if (PARTS_OF_STATEMENT.has(message[0] ?? 0)) {
    buffered.push(message)
    return
  }
  // The start of a new connection. The last one may have ended in the middle of a statement.
  if (message[0] === START_UP) buffered = []
  const whole = buffered.length === 0 ? message : Buffer.concat([...buffered, message])
  buffered = []
  try {
    await execute(whole, options)
  } catch (error) {
    // Not an SQL error: the memory of PGlite may be corrupt, and the socket server would wait forever.
    setImmediate(() => {
      throw error
    })
    throw error
  }
}

// PGlite has one session, in which the messages of several clients would mix; the pool therefore has one connection. While
// a failed connection is replaced, the old one may still be closing.
const server = new PGLiteSocketServer({ db: database, path: socketPath, maxConnections: 4 })
await server.start()

port.on('message', async ({ id, kind }: ThreadRequest) => {
  if (kind === 'dump') {
    port.postMessage({ id, ...(await dumpDatabase()) } satisfies ThreadAnswer)
    return
  }
  await server.stop()
  await database.close()
  port.postMessage({ id } satisfies ThreadAnswer)
  port.close()
})
port.postMessage({ id: 0 } satisfies ThreadAnswer)

async function dumpDatabase(): Promise<Pick<ThreadAnswer, 'dump' | 'problem'>> {
  try {
    return { dump: await database.dumpDataDir('gzip') }
  } catch (error) {
    return { problem: `The database gave no dump: ${String(error)}` }
  }
}
