import { createStore, promisifyRequest, type UseStore } from 'idb-keyval'
import { afterBetweenCompositions, watchCompositions } from './between-compositions.ts'
import type {
  JournalChannel,
  JournalEnvironment,
  JournalMirror,
  JournalStorage,
} from './environment.ts'

const NAME = 'mozhan-journal'
/** Timeout of the main store, ms: a browser may never respond. */
const TIMEOUT_MS = 3000

/** The environment of a page. Uses no store of the browser before it is called. */
export function createBrowserEnvironment(): JournalEnvironment {
  watchCompositions()
  return {
    storage: browserStorage,
    mirror: browserMirror,
    channel: createChannel(),
    now: Date.now,
    isOnline: () => navigator.onLine,
    after: afterBetweenCompositions,
    createId,
  }
}

/** A random id. `crypto.randomUUID` is missing on pages that are not served over HTTPS. */
export function createId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

let store: UseStore | undefined

function transact<Result>(
  mode: IDBTransactionMode,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result> {
  store ??= createStore(NAME, 'texts')
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('main store timed out')), TIMEOUT_MS)
  })
  return Promise.race([store(mode, work), late])
}

const browserStorage: JournalStorage = {
  read: async (id) => transact('readonly', (texts) => promisifyRequest(texts.get(id))),
  async update(id, change) {
    await transact('readwrite', async (texts) => {
      const old: unknown = await promisifyRequest(texts.get(id))
      texts.put(change(old), id)
      await promisifyRequest(texts.transaction)
    })
  },
  async remove(id) {
    await transact('readwrite', (texts) => {
      texts.delete(id)
      return promisifyRequest(texts.transaction)
    })
  },
  async list() {
    return transact('readonly', async (texts) => {
      const [ids, values] = await Promise.all([
        promisifyRequest(texts.getAllKeys()),
        promisifyRequest(texts.getAll()),
      ])
      return ids.map((id, at) => [String(id), values[at]] as const)
    })
  },
}

const browserMirror: JournalMirror = {
  read: (id) => readEntries(`${NAME}:${id}:`).map(([, value]) => value),
  write(id, writer, value) {
    try {
      localStorage.setItem(`${NAME}:${id}:${writer}`, JSON.stringify(value))
      return true
    } catch {
      return false
    }
  },
  remove(id, writer) {
    const start = `${NAME}:${id}:`
    for (const key of writer === undefined ? findKeys(start) : [start + writer]) removeItem(key)
  },
  list: () =>
    readEntries(`${NAME}:`).map(([key, value]) => [key.split(':')[1] ?? '', value] as const),
}

function findKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start))
  } catch {
    return []
  }
}

function readEntries(start: string): (readonly [key: string, value: unknown])[] {
  return findKeys(start).flatMap((key) => {
    try {
      const value: unknown = JSON.parse(localStorage.getItem(key) ?? '')
      return [[key, value] as const]
    } catch {
      // Damaged: the entry cannot be read by any version.
      removeItem(key)
      return []
    }
  })
}

function removeItem(key: string): void {
  try {
    localStorage.removeItem(key)
  } catch {
    // Storage is blocked, so the entry does not exist either.
  }
}

function createChannel(): JournalChannel {
  let channel: BroadcastChannel | undefined
  return {
    post(id) {
      // A text of a closed page may still be written.
      const open = channel ?? new BroadcastChannel(NAME)
      open.postMessage(id)
      if (open !== channel) open.close()
    },
    listen(onChange) {
      // A closed channel receives no further messages.
      channel = new BroadcastChannel(NAME)
      const opened = channel
      opened.onmessage = ({ data }) => onChange(String(data))
      return () => {
        opened.close()
        if (channel === opened) channel = undefined
      }
    },
  }
}
