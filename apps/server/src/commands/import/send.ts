import * as z from 'zod'
import type { Config } from '../../config.ts'
import type { AppContext } from '../../context.ts'
import type {
  ImportEntryRequest,
  ImportEntryResponse,
} from '../../domains/archive/entry-request.ts'
import { importEntry } from '../../domains/archive/import-entry.ts'
import { importArticle } from '../../domains/article/import-article.ts'
import type {
  ImportArticleRequest,
  ImportArticleResponse,
} from '../../domains/article/import-request.ts'
import type { ServerInfo } from '../../platform/store/server-info.ts'
import { openContext } from '../open-context.ts'
import { findRunningServer } from '../running-server.ts'
import { copy } from './copy.ts'

/** Stores articles, through a running server or in this process. */
export interface Sender {
  /** One Chinese sentence for the report. */
  readonly description: string
  /** @throws SendError when the article was not stored */
  send(article: ImportArticleRequest): Promise<ImportArticleResponse>
  /** The same for an entry of an archive. */
  sendEntry(entry: ImportEntryRequest): Promise<ImportEntryResponse>
  close(): Promise<void>
}

/** An article was not stored. */
export class SendError extends Error {
  override name = 'SendError'
}

const answerSchema = z.object({ code: z.number(), message: z.string(), data: z.unknown() })
const resultSchema = z.object({
  id: z.string(),
  outcome: z.enum(['created', 'updated', 'unchanged']),
})
const entryResultSchema = z.object({
  outcome: z.enum(['created', 'updated', 'unchanged', 'skipped']),
  message: z.string().optional(),
})
const SUCCESS = 20000
/** Timeout for one article with all its pictures. */
const SEND_TIMEOUT_MS = 120_000

/** Sends to the running server of the data folder; stores in this process if there is none. */
export async function openSender(config: Config): Promise<Sender> {
  const note = await findRunningServer(config.dataDir)
  if (note !== undefined) return remoteSender(note)
  return localSender(config)
}

function remoteSender(note: ServerInfo): Sender {
  return {
    description: copy.viaServer(note.url),
    send: async (article) => resultSchema.parse(await put(note, 'article', article)),
    sendEntry: async (entry) => entryResultSchema.parse(await put(note, 'entry', entry)),
    close: async () => {},
  }
}

async function put({ url, secret }: ServerInfo, what: string, body: unknown): Promise<unknown> {
  const response = await fetch(`${url}/internal/import/${what}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', 'x-import-secret': secret },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(SEND_TIMEOUT_MS),
  }).catch((cause: unknown) => {
    throw new SendError(copy.unreachable(String(cause)), { cause })
  })
  const answer = answerSchema.safeParse(await response.json().catch(() => undefined))
  if (!answer.success) throw new SendError(copy.answerOf(response.status))
  if (answer.data.code !== SUCCESS) throw new SendError(answer.data.message)
  return answer.data.data
}

async function localSender(config: Config): Promise<Sender> {
  const { context, close } = await openContext(config)
  return {
    ...contextSender(context),
    close,
  }
}

/** Stores in this process. The caller closes the context. */
export function contextSender(context: AppContext): Sender {
  return {
    description: copy.inProcess,
    send: (article) => importArticle(context, article).catch(fail),
    sendEntry: (entry) => importEntry(context, entry).catch(fail),
    close: async () => {},
  }
}

function fail(cause: unknown): never {
  throw new SendError(cause instanceof Error ? cause.message : String(cause), { cause })
}
