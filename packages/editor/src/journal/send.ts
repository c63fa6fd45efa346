import { toStep } from '@mozhan/atoms'
import { digest } from './digest.ts'
import { keep, write } from './keep.ts'
import { receive } from './receive.ts'
import { addSent, markSynced, settleDealings } from './record-changes.ts'
import { awaitWrite, endExchange, withServer } from './schedule.ts'
import type { ExchangeAt } from './server-state.ts'
import { type State, type Step, withWork } from './state.ts'
import type { RemoteVersion } from './types.ts'
import { isSettled } from './work.ts'

/** Sends the text, once it is kept on this machine. */
export function send<Content>(state: State<Content>): Step<Content> {
  const kept = keep(state)
  if (kept.effects.length === 0) return sendKept(state)
  const exchange = { step: 'keep', writeId: kept.state.writes } as const
  return { state: withServer(kept.state, { exchange }), effects: kept.effects }
}

/** Notes what is sent before it is: its answer may be lost. */
export function sendKept<Content>(state: State<Content>): Step<Content> {
  const { work, view } = state
  // The draft of the text before this one goes first.
  if (view.dealings.leaving !== undefined) return endExchange(state)
  const { n, base, content, writer, epoch } = work
  // What was typed while it was being put down will be put down under its own name.
  const head = isSettled(work) ? work.head : { writer, n }
  const name = `${writer}/${n}/${digest(JSON.stringify(content))}`
  const noted = write(state, 'exchange', (record) => addSent(record, name))
  const { writes } = noted.state
  const exchange = { step: 'noteSent', writeId: writes, content, head, n, base, epoch } as const
  return { state: withServer(noted.state, { exchange }), effects: noted.effects }
}

/** The text is noted as sent. */
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

/** The server has answered. */
export function handleSaved<Content>(
  state: State<Content>,
  { head, n, epoch }: ExchangeAt<Content, 'save'>,
  { revision, newer }: Saved<Content>,
): Step<Content> {
  // Another text has taken the place of the one that was sent; `sent` tells later that this one was ours.
  if (state.work.epoch !== epoch) return endExchange(state)
  if (newer) return receive(state, newer)
  const { writer } = state.work
  return awaitWrite(
    write(withWork(state, { base: revision, syncedN: n }), 'exchange', (record) =>
      settleDealings(markSynced(record, head, writer, revision)),
    ),
  )
}
