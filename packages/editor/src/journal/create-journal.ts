import { createDriver } from '@mozhan/atoms'
import { atom } from 'jotai/vanilla'
import type { Effect } from './effect.ts'
import type { JournalEvent } from './event.ts'
import { toId } from './keys.ts'
import { isSameContent } from './record.ts'
import { reduce } from './reduce.ts'
import { createEffectRunner } from './run-effects.ts'
import { createState, type State } from './state.ts'
import { toSnapshot } from './to-snapshot.ts'
import type { Journal, JournalOptions, JournalSnapshot } from './types.ts'

/**
 * Creates the journal of one text: stores it on this device within 300 ms, and on the server if `remote` is given. Inactive
 * before `open`. See README, Journal.
 */
export function createJournal<Content>(options: JournalOptions<Content>): Journal<Content> {
  const { key, initial, remote, environment, store } = options
  const { isOwner = () => true, restOf = wholeUnlessSame } = options
  const connect = remote && options.connect
  const writer = environment.createId()
  const start = createState({ writer, initial, hasServer: connect !== undefined })
  const snapshotAtom = atom<JournalSnapshot<Content>>(toSnapshot(start))
  let isChanged = false
  const { getState, dispatch, until } = createDriver<
    State<Content>,
    JournalEvent<Content>,
    Effect<Content>
  >({
    state: start,
    transition(state, event) {
      const now = environment.now()
      // Reading the session is slow, so it is skipped for keystrokes.
      const canCall = !LIGHT.has(event.type) && environment.isOnline() && isOwner()
      return reduce(state, { ...event, now, canCall }, connect)
    },
    run: createEffectRunner({
      ...options,
      writer,
      isOwner,
      updateSnapshot: () => {
        isChanged = true
      },
    }),
    // Once, after all effects: a keystroke that the mirror has already is never shown as not stored.
    onSettled(state) {
      if (!isChanged) return
      isChanged = false
      store.set(snapshotAtom, toSnapshot(state))
    },
  })
  let unlisten: (() => void) | undefined

  return {
    snapshotAtom,
    getSnapshot: () => store.get(snapshotAtom),
    open() {
      const id = toId(key)
      unlisten ??= environment.channel.listen((changed) => {
        if (changed === id) dispatch({ type: 'changedByTab' })
      })
      dispatch({ type: 'open' })
      return until(isReady)
    },
    edit: (change, position) => dispatch({ type: 'edit', change, position }),
    moveTo: (position) => dispatch({ type: 'move', position }),
    storeNow: () => dispatch({ type: 'storeNow' }),
    async flush() {
      if (getState().isOpening) await until(isReady)
      dispatch({ type: 'flush' })
      await until(isAtRest)
    },
    discard() {
      dispatch({ type: 'discard' })
      return until(isAtRest)
    },
    published(sent, onAllSent, current) {
      const rest = restOf(getState().work.content, sent)
      if (rest === undefined) onAllSent?.()
      dispatch({ type: 'published', rest, current })
      return until(isAtRest)
    },
    resolve(choice) {
      dispatch({ type: 'resolve', choice })
      return until(isWritten)
    },
    restore(version) {
      dispatch({ type: 'restore', version })
      return until(isWritten)
    },
    dismissRestored: () => dispatch({ type: 'dismiss' }),
    resume() {
      dispatch({ type: 'resume' })
      return until(isAtRest)
    },
    close() {
      dispatch({ type: 'close' })
      unlisten?.()
      unlisten = undefined
    },
  }
}

/** Events that start no exchange. */
const LIGHT: ReadonlySet<string> = new Set(['edit', 'move', 'mirrored'])

function isReady({ work, pending }: State<unknown>): boolean {
  return work.isOpen && pending === 0
}

function isWritten({ pending }: State<unknown>): boolean {
  return pending === 0
}

function isAtRest({ pending, server }: State<unknown>): boolean {
  return pending === 0 && server.exchange === undefined
}

function wholeUnlessSame<Content>(content: Content, sent: Content): Content | undefined {
  return isSameContent(content, sent) ? undefined : content
}
