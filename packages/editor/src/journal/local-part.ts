import type { JournalEnvironment } from './environment.ts'
import { type ParseContent, readRecord } from './read-record.ts'
import { emptyRecord, type Head, type HeadId, type JournalRecord, mergeRecords } from './record.ts'
import { putHead } from './record-changes.ts'

export type Change<Content> = (record: JournalRecord<Content>) => JournalRecord<Content>

/** Where a change has been put down. */
export type Outcome = 'main' | 'mirror' | 'nowhere'

/** The record of one text on this machine, as one tab sees it. Nothing here throws or rejects. */
export interface LocalPart<Content> {
  /** What was known at the last look. */
  getView(): JournalRecord<Content>
  /** Looks again, into both stores. */
  look(): Promise<void>
  /** Takes what hasty pages left in the mirror over into the main store. */
  gather(): Promise<void>
  /** Changes the record, after all changes asked for before. */
  change(change: Change<Content>): Promise<Outcome>
  /** Puts a head down at once; it joins the rest at the next look of any tab. Returns whether it is kept. */
  keepNow(head: Head<Content>, parent: HeadId | undefined, isBlank: boolean): boolean
  /** Forgets what `keepNow` kept: the main store has it. */
  dropMirror(): void
}

export interface LocalPartOptions<Content> {
  readonly id: string
  readonly writer: string
  readonly parse: ParseContent<Content>
  readonly environment: Pick<JournalEnvironment, 'storage' | 'mirror'>
}

export function createLocalPart<Content>(options: LocalPartOptions<Content>): LocalPart<Content> {
  const { id, writer, parse, environment } = options
  const { storage, mirror } = environment
  let view = emptyRecord<Content>()
  let queue: Promise<unknown> = Promise.resolve()
  /** The mirror holds what the main store does not. */
  let leansOnMirror = false

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
      leansOnMirror = false
      return 'main'
    } catch {
      // The main store is full, blocked or broken: the small one holds all there is.
      view = change(join(mirror.read(id)))
      const isKept = mirror.write(id, writer, view)
      if (!isKept) return 'nowhere'
      leansOnMirror = true
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
    look() {
      return enqueue(async () => {
        const main = await readMain()
        view = join([...main, ...mirror.read(id)])
      })
    },
    gather() {
      return enqueue(async () => {
        const left = mirror.read(id)
        if (left.length === 0) return
        try {
          await storage.update(id, (old) => {
            view = join([old, ...left])
            return view
          })
          // Somebody may have written again while the main store worked.
          if (JSON.stringify(mirror.read(id)) === JSON.stringify(left)) mirror.remove(id)
        } catch {
          view = join(left)
        }
      })
    },
    change: (change) => enqueue(() => run(change)),
    keepNow(head, parent, isBlank) {
      // Short where it can be: the small store is small, and the main one has the rest.
      const from = leansOnMirror ? view : emptyRecord<Content>()
      return mirror.write(id, writer, putHead(from, head, parent, isBlank))
    },
    dropMirror() {
      if (!leansOnMirror) mirror.remove(id, writer)
    },
  }
}
