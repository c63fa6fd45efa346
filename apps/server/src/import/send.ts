import * as z from 'zod'
import type { Config } from '../config.ts'
import type { AppContext } from '../context.ts'
import { importArticle } from '../domains/article/import-article.ts'
import { openContext } from '../internal/open-context.ts'
import { findRunningServer, type ServerNote } from '../internal/running-server.ts'
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
  const note = await findRunningServer(config.dataDir)
  if (note !== undefined) return remoteSender(note)
  return localSender(config)
}

function remoteSender({ url, secret }: ServerNote): Sender {
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
  const { context, close } = await openContext(config)
  return {
    ...contextSender(context),
    close,
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
