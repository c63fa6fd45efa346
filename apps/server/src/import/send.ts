import { randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { pino } from 'pino'
import * as z from 'zod'
import type { Config } from '../config.ts'
import { type AppContext, closeContext, createContext } from '../context.ts'
import { openPgliteFolder, openPostgres } from '../db/client.ts'
import { seedFirstStart } from '../db/seed.ts'
import { importArticle } from '../domains/article/import-article.ts'
import { lockDataFolder } from '../store/data-lock.ts'
import { copy } from './copy.ts'
import type { ImportArticleRequest, ImportArticleResponse } from './types.ts'

/** Stores articles, wherever the store is. */
export interface Sender {
  /** One sentence for the person who waits. */
  readonly description: string
  /** @throws SendError when the article was not stored */
  send(article: ImportArticleRequest): Promise<ImportArticleResponse>
  close(): Promise<void>
}

/** An article was not stored. */
export class SendError extends Error {
  override name = 'SendError'
}

const serverNoteSchema = z.object({ pid: z.number(), url: z.url(), secret: z.string() })
const answerSchema = z.object({ code: z.number(), message: z.string(), data: z.unknown() })
const resultSchema = z.object({
  id: z.string(),
  outcome: z.enum(['created', 'updated', 'unchanged']),
})
const SUCCESS = 20000
/** The longest an article with all its pictures may take. */
const SEND_MS = 120_000

/** The running server of the data folder, else this process itself. */
export async function openSender(config: Config): Promise<Sender> {
  const note = readServerNote(config.dataDir)
  if (note !== undefined && (await isAnswering(note.url))) return remoteSender(note)
  return localSender(config)
}

function readServerNote(dataDir: string): z.infer<typeof serverNoteSchema> | undefined {
  try {
    const note = JSON.parse(readFileSync(path.join(dataDir, 'server.json'), 'utf8'))
    return serverNoteSchema.parse(note)
  } catch {
    // No note, or one that a killed server left half written: nobody runs.
    return undefined
  }
}

async function isAnswering(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/healthz`, { signal: AbortSignal.timeout(5000) })).ok
  } catch {
    return false
  }
}

function remoteSender({ url, secret }: { url: string; secret: string }): Sender {
  return {
    description: copy.viaServer(url),
    async send(article) {
      const response = await fetch(`${url}/internal/import/article`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', 'x-import-secret': secret },
        body: JSON.stringify(article),
        signal: AbortSignal.timeout(SEND_MS),
      }).catch((cause: unknown) => {
        throw new SendError(copy.unreachable(String(cause)), { cause })
      })
      const answer = answerSchema.safeParse(await response.json().catch(() => undefined))
      if (!answer.success) throw new SendError(copy.answerOf(response.status))
      if (answer.data.code !== SUCCESS) throw new SendError(answer.data.message)
      return resultSchema.parse(answer.data.data)
    },
    close: async () => {},
  }
}

async function localSender(config: Config): Promise<Sender> {
  const { dataDir, databaseUrl } = config
  mkdirSync(path.join(dataDir, 'files'), { recursive: true })
  const lock = databaseUrl === undefined ? lockDataFolder(dataDir, process.pid) : undefined
  const store = await (databaseUrl === undefined
    ? openPgliteFolder(path.join(dataDir, 'pg'))
    : openPostgres(databaseUrl))
  await store.migrate()
  // A site that does not run need not be told: the changes wait until the server starts.
  const logger = pino({ level: 'error', base: undefined }, pino.destination(2))
  const importSecret = randomBytes(32).toString('hex')
  const context = await createContext({ config, store, logger, importSecret })
  await seedFirstStart(context)
  return {
    ...contextSender(context),
    async close() {
      await closeContext(context)
      await store.close()
      lock?.release()
    },
  }
}

/** Stores in this process; whoever made the context closes it. */
export function contextSender(context: AppContext): Sender {
  return {
    description: copy.inProcess,
    async send(article) {
      try {
        return await importArticle(context, article)
      } catch (cause) {
        throw new SendError(cause instanceof Error ? cause.message : String(cause), { cause })
      }
    },
    close: async () => {},
  }
}
