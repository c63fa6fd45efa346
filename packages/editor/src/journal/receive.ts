import { toStep } from '@mozhan/atoms'
import { applyHead } from './apply-head.ts'
import { digest } from './digest.ts'
import { type Head, REMOTE } from './record.ts'
import { addVersion, chooseHead, clearPending, markSynced } from './record-changes.ts'
import { awaitWrite, endExchange } from './schedule.ts'
import { andThen, type State, type Step, withWork } from './state.ts'
import { write } from './store-text.ts'
import type { RemoteVersion } from './types.ts'
import { hasUnsent, isSettled, toHead, type Work } from './work.ts'

/** Handles a draft of the server that differs from the one this text is based on. */
export function receive<Content>(
  state: State<Content>,
  found: RemoteVersion<Content>,
): Step<Content> {
  const { work, view } = state
  const text = JSON.stringify(found.content)
  if (text === JSON.stringify(work.content)) return acknowledge(state, found.revision)
  if (isOwnSent(work, view.dealings.sent, digest(text))) {
    return endExchange(withWork(state, { base: found.revision }))
  }
  const head: Head<Content> = {
    writer: REMOTE,
    n: found.revision,
    content: found.content,
    at: found.at,
    base: found.revision,
    synced: true,
  }
  if (!hasUnsent(work)) return adoptServerText(state, head)
  return awaitWrite(write(state, 'recordExchange', (record) => addVersion(record, head)))
}

/** Records that the server has the current text. */
export function acknowledge<Content>(state: State<Content>, revision: number): Step<Content> {
  const { work } = state
  const { writer, n } = work
  const head = isSettled(work) ? work.head : { writer, n }
  return awaitWrite(
    write(withWork(state, { base: revision, syncedN: n }), 'recordExchange', (record) =>
      clearPending(markSynced(record, head, writer, revision)),
    ),
  )
}

/** Replaces a text without unsent changes by the server's newer version; it becomes an earlier version. */
function adoptServerText<Content>(state: State<Content>, found: Head<Content>): Step<Content> {
  const { work } = state
  const old = work.head && { ...toHead(work), ...work.head }
  const applied = applyHead(work, found)
  const n = applied.n + 1
  const adopted = withWork(state, {
    ...applied,
    n,
    syncedN: n,
    restored: old ? applied.restored : { at: found.at, origin: 'elsewhere' },
  })
  const head = { ...toHead(adopted.work), at: found.at }
  const seen = old ? [old] : []
  return andThen(toStep(adopted, { type: 'updateSnapshot' }), (next) =>
    awaitWrite(
      write(next, 'adoptServerState', (record) =>
        chooseHead(record, head, seen, adopted.work.initial),
      ),
    ),
  )
}

/** Whether a text was sent from here and only its response was lost. */
function isOwnSent<Content>(
  { ancestors }: Work<Content>,
  sent: readonly string[],
  name: string,
): boolean {
  return sent.some((entry) => {
    const [writer, n, sentName] = entry.split('/')
    return sentName === name && ancestors.some((id) => id.writer === writer && Number(n) <= id.n)
  })
}
