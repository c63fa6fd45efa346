// The thread of the embedded database: PGlite, reached over a local socket by the driver that PostgreSQL is reached by.
import { parentPort, workerData } from 'node:worker_threads'
import { PGlite } from '@electric-sql/pglite'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import type { ThreadAnswer, ThreadOptions, ThreadRequest } from './messages.ts'

const { folder, dump, socketPath } = workerData as ThreadOptions
const port = parentPort
if (port === null) throw new Error('This file is the entry of a worker thread.')

const database = await PGlite.create({
  ...(folder === undefined ? {} : { dataDir: folder }),
  ...(dump === undefined ? {} : { loadDataDir: dump }),
})

// What PGlite throws is no error of a statement: its memory may be broken, and the socket server would wait for ever.
const execute = database.execProtocolRawStream.bind(database)
database.execProtocolRawStream = (...call) =>
  execute(...call).catch((error: unknown) => {
    setImmediate(() => {
      throw error
    })
    throw error
  })

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
