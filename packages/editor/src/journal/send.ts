import { toStep } from '@mozhan/atoms'
import { digest } from './digest.ts'
import { receive } from './receive.ts'
import { addSent, clearPending, markSynced } from './record-changes.ts'
import { awaitWrite, endExchange, withServer } from './schedule.ts'
import type { ExchangeAt } from './server-state.ts'
import { type State, type Step, withWork } from './state.ts'
import { storeText, write } from './store-text.ts'
import type { RemoteVersion } from './types.ts'
import { isSettled } from './work.ts'

/** Sends the text after it was stored on this device. */
export function send<Content>(state: State<Content>): Step<Content> {
  const stored = storeText(state)
  if (stored.effects.length === 0) return sendStored(state)
  const exchange = { step: 'store', writeId: stored.state.writes } as const
  return { state: withServer(stored.state, { exchange }), effects: stored.effects }
}

/** Records the text as sent before the request, because the response may be lost. */
export function sendStored<Content>(state: State<Content>): Step<Content> {
  const { work, view } = state
  // The draft of the former text is removed first.
  if (view.dealings.leaving !== undefined) return endExchange(state)
  const { n, base, content, writer, epoch } = work
  // Text typed while the head was being written gets a number of its own.
  const head = isSettled(work) ? work.head : { writer, n }
  const name = `${writer}/${n}/${digest(JSON.stringify(content))}`
  const noted = write(state, 'recordExchange', (record) => addSent(record, name))
  const { writes } = noted.state
  const exchange = { step: 'noteSent', writeId: writes, content, head, n, base, epoch } as const
  return { state: withServer(noted.state, { exchange }), effects: noted.effects }
}

/** Sends the save request, once the text is recorded as sent. */
export function save<Content>(
  state: State<Content>,
  { content, head, n, base, epoch }: ExchangeAt<Content, 'noteSent'>,
): Step<Content> {
  if (state.work.epoch !== epoch) return endExchange(state)
  return toStep(withServer(state, { exchange: { step: 'save', head, n, epoch } }), {
    type: 'save',
    content,
    revision: base,
  })
}

interface Saved<Content> {
  readonly revision: number
  readonly newer: RemoteVersion<Content> | undefined
}

/** Handles the response of a save request. */
export function handleSaved<Content>(
  state: State<Content>,
  { head, n, epoch }: ExchangeAt<Content, 'save'>,
  { revision, newer }: Saved<Content>,
): Step<Content> {
  // Another text has replaced the one that was sent. `sent` identifies that one later.
  if (state.work.epoch !== epoch) return endExchange(state)
  if (newer) return receive(state, newer)
  const { writer } = state.work
  return awaitWrite(
    write(withWork(state, { base: revision, syncedN: n }), 'recordExchange', (record) =>
      clearPending(markSynced(record, head, writer, revision)),
    ),
  )
}
