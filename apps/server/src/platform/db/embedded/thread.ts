// The thread of the embedded database: PGlite, reached over a local socket by the driver that PostgreSQL is reached by.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { ThreadAnswer, ThreadOptions, ThreadRequest } from './messages.ts'

const { folder, dump, socketPath } = workerData as ThreadOptions
const port = parentPort
if (port === null) throw new Error('This file is the entry of a worker thread.')

/** Parse, bind, describe and execute, which only a later message lets be answered. */
const PARTS_OF_STATEMENT = new Set(Buffer.from('PBDE'))

const database = await PGlite.create({
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(dump === undefined ? {} : { loadDataDir: dump }),
})

const execute = database.execProtocolRawStream.bind(database)
/** Messages of the statement that the driver is sending. */
let held: Uint8Array[] = []

// The socket server passes on one message at a time. Those of a statement are executed together: each call costs as much
// as a small statement.
database.execProtocolRawStream = async (message, options) => {
  if (PARTS_OF_STATEMENT.has(message[0] ?? 0)) {
    held.push(message)
    return
  }
  const whole = held.length === 0 ? message : Buffer.concat([...held, message])
  held = []
  try {
    await execute(whole, options)
  } catch (error) {
    // No error of a statement: the memory of PGlite may be broken, and the socket server would wait for ever.
    setImmediate(() => {
      throw error
    })
    throw error
  }
}

// PGlite has one session, in which the messages of several clients would mix: the pool has one connection. While it
// replaces one that failed, the old one may still be closing.
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
