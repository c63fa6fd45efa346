import { createLogger } from '@mozhan/operations'
import { afterEach, describe, expect, it } from 'vitest'
import { type AppContext, closeContext, createContext } from '../src/context.ts'
import { sendLetter } from '../src/domains/letter/commands.ts'
import { IDS } from './_content.ts'
import { createTestDatabase } from './_databases.ts'
import { openInstance } from './_instances.ts'
import { follow, startBroker, statuses, type TestBroker, until } from './_stomp.ts'
import { IMPORT_SECRET, startMemoryServer } from './_util.ts'
import { sharedWorkers } from './_workers.ts'

const cleanups: (() => Promise<unknown>)[] = []
afterEach(async () => {
  for (const clean of cleanups.splice(0).reverse()) await clean()
})

async function start(context: AppContext): Promise<TestBroker> {
  const broker = await startBroker(context)
  cleanups.push(() => broker.close())
  return broker
}

describe('two instances', () => {
  it.skipIf(!process.env.TEST_DATABASE_URL)(
    'exchange events through PostgreSQL (needs TEST_DATABASE_URL)',
    async () => {
      const { url, drop } = await createTestDatabase()
      cleanups.push(drop)
      const contexts = [await open(url), await open(url)] as const
      await expectBothNotified(contexts)
      const [first, second] = contexts
      // The listening connection is cut: missed events are sent after it is restored.
      const broker = await start(second)
      const socket = await follow(broker, second, IDS.lan)
      await first.store.pool?.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'mozhan-events' and datname = current_database()",
      )
      await letter(first, '断线时')
      await until(() => statuses(socket).at(-1)?.letter === true)
    },
  )

  it.skipIf(!process.env.TEST_REDIS_URL)(
    'exchange events through Redis (needs TEST_REDIS_URL)',
    async () => {
      const server = await startMemoryServer({ REDIS_URL: process.env.TEST_REDIS_URL ?? '' })
      cleanups.push(() => server.close())
      const { config, store } = server.context
      const logger = createLogger('silent')
      const second = await createContext({
        config,
        store,
        logger,
        workers: sharedWorkers,
        importSecret: IMPORT_SECRET,
      })
      cleanups.push(() => closeContext(second))
      await expectBothNotified([server.context, second])
    },
  )

  async function expectBothNotified([first, second]: readonly [AppContext, AppContext]) {
    const brokers = [await start(first), await start(second)] as const
    const here = await follow(brokers[0], first, IDS.lan)
    const there = await follow(brokers[1], second, IDS.lan)
    await letter(first, '从第一个实例')
    for (const socket of [here, there]) await until(() => statuses(socket).length > 0)
    expect(statuses(there)[0]).toMatchObject({ userId: IDS.lan, letter: true })
    await letter(second, '从第二个实例')
    for (const socket of [here, there]) {
      await until(() => statuses(socket).at(-1)?.counts.letter === 2)
    }
    await brokers[1].close()
    cleanups.pop()
  }

  async function letter(context: AppContext, content: string) {
    await sendLetter(context, { id: IDS.zhou }, { toId: IDS.lan, content })
  }

  async function open(url: string): Promise<AppContext> {
    const { context, close } = await openInstance(url)
    cleanups.push(close)
    return context
  }
})
