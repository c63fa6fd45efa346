import type { JournalEnvironment } from './environment.ts'
import { type ParseContent, readRecord } from './read-record.ts'
import { emptyRecord, type Head, type HeadId, type JournalRecord, mergeRecords } from './record.ts'
import { putHead } from './record-changes.ts'

export type Change<Content> = (record: JournalRecord<Content>) => JournalRecord<Content>

/** Where a change was stored. */
export type Outcome = 'main' | 'mirror' | 'none'

/** The record of one text on this device. No method throws or rejects. */
export interface LocalStore<Content> {
  /** The record as last read. */
  getView(): JournalRecord<Content>
  /** Reads both stores again. */
  refresh(): Promise<void>
  /** Merges records that closed pages left in the mirror into the main store. */
  mergeMirror(): Promise<void>
  /** Changes the record after all changes that were requested before. */
  change(change: Change<Content>): Promise<Outcome>
  /** Writes a head to the mirror synchronously; the next read of any tab merges it. Returns whether it was stored. */
  storeNow(head: Head<Content>, parent: HeadId | undefined, isBlank: boolean): boolean
  /** Clears what `storeNow` wrote: the main store has it. */
  clearMirror(): void
}

export interface LocalStoreOptions<Content> {
  readonly id: string
  readonly writer: string
  readonly parse: ParseContent<Content>
  readonly environment: Pick<JournalEnvironment, 'storage' | 'mirror'>
}

export function createLocalStore<Content>(
  options: LocalStoreOptions<Content>,
): LocalStore<Content> {
  const { id, writer, parse, environment } = options
  const { storage, mirror } = environment
  let view = emptyRecord<Content>()
  let queue: Promise<unknown> = Promise.resolve()
  /** The mirror has changes that the main store lacks. */
  let isMirrorAhead = false

  const read = (value: unknown) => readRecord(value, parse)
  const join = (values: readonly unknown[]) =>
    values.reduce<JournalRecord<Content>>(
      (joined, value) => mergeRecords(joined, read(value)),
      view,
    )

  async function readMain(): Promise<readonly unknown[]> {
    try {
      return [await storage.read(id)]
    } catch {
      return []
    }
  }

  async function run(change: Change<Content>): Promise<Outcome> {
    try {
      await storage.update(id, (old) => {
        view = change(join([old]))
        return view
      })
      isMirrorAhead = false
      return 'main'
    } catch {
      // The main store is full, blocked or broken: the mirror takes the whole record.
      view = change(join(mirror.read(id)))
      const isStored = mirror.write(id, writer, view)
      if (!isStored) return 'none'
      isMirrorAhead = true
      return 'mirror'
    }
  }

  function enqueue<Result>(work: () => Promise<Result>): Promise<Result> {
    const result = queue.then(work)
    queue = result
    return result
  }

  return {
    getView: () => view,
    refresh() {
      return enqueue(async () => {
        const main = await readMain()
        view = join([...main, ...mirror.read(id)])
      })
    },
    mergeMirror() {
      return enqueue(async () => {
        const mirrored = mirror.read(id)
        if (mirrored.length === 0) return
        try {
          await storage.update(id, (old) => {
            view = join([old, ...mirrored])
            return view
          })
          // Another tab may have written while the main store was busy.
          if (JSON.stringify(mirror.read(id)) === JSON.stringify(mirrored)) mirror.remove(id)
        } catch {
          view = join(mirrored)
        }
      })
    },
    change: (change) => enqueue(() => run(change)),
    storeNow(head, parent, isBlank) {
      // Only the head if possible: the mirror is small, and the main store has the rest.
      const from = isMirrorAhead ? view : emptyRecord<Content>()
      return mirror.write(id, writer, putHead(from, head, parent, isBlank))
    },
    clearMirror() {
      if (!isMirrorAhead) mirror.remove(id, writer)
    },
  }
}
