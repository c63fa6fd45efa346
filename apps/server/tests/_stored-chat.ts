import { randomUUID } from 'node:crypto'
import { createLogger } from '@mozhan/operations'
import type { AiAnswer, AiService } from '@mozhan/vitest/ai-service'
import { type AppContext, createContext } from '../src/context.ts'
import { clientOf, question } from './_chat.ts'
import { IDS } from './_content.ts'
import { IMPORT_SECRET, type TestServer } from './_util.ts'
import { sharedWorkers } from './_workers.ts'

/** Helpers for tests of stored conversations of one user. */
export function createStoredChat(getServer: () => TestServer, service: AiService) {
  const api = (context: AppContext = getServer().context) => clientOf(context, IDS.lan)
  const get = (id: string) => api().getConversation({ params: { id } })
  return {
    api,
    get,
    create: async () => (await api().createConversation({ body: {} })).id,
    contentOf: async (id: string) => ((await get(id)).content ?? []).map(({ content }) => content),
    askIn: (sessionId: string, content: string, id: string = randomUUID(), lastTurnId?: string) =>
      api().chat({ sessionId, lastTurnId, messages: [question(content, id)] }),
    /** The last messages that the service received, without instructions. */
    sent: () => (service.requests.at(-1)?.body.messages ?? []).slice(1).map((turn) => turn.content),
    /** An answer that starts and then continues as the test says. */
    holdAnswer() {
      const { promise, resolve } = Promise.withResolvers<AiAnswer>()
      service.script = async (started) => {
        await started.say('开头')
        resolve(started)
      }
      return promise
    },
    /** A second process on the same database. */
    openInstance() {
      const { config, store } = getServer().context
      const logger = createLogger('silent')
      return createContext({
        config,
        store,
        logger,
        workers: sharedWorkers,
        importSecret: IMPORT_SECRET,
      })
    },
  }
}
