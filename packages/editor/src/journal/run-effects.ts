import { adopt } from './adopt.ts'
import type { Effect, TimerName } from './effect.ts'
import type { JournalChannel } from './environment.ts'
import type { JournalEvent } from './event.ts'
import { toId, VISITOR } from './keys.ts'
import { createLocalStore, type LocalStore } from './local-store.ts'
import type { JournalOptions, JournalRemote } from './types.ts'

export interface EffectsOptions<Content> extends JournalOptions<Content> {
  readonly writer: string
  readonly isOwner: () => boolean
  readonly updateSnapshot: () => void
}

/** Runs the effects of the reducer and dispatches their results. Contains no decisions. */
export function createEffectRunner<Content>(
  options: EffectsOptions<Content>,
): (effect: Effect<Content>, dispatch: (event: JournalEvent<Content>) => void) => void {
  const { key, parse, writer, environment, updateSnapshot } = options
  const id = toId(key)
  const local = createLocalStore({ id, writer, parse, environment })
  const timers = new Map<TimerName, () => void>()
  const call = createCaller(options)

  return (effect, dispatch) => {
    switch (effect.type) {
      case 'updateSnapshot':
        return updateSnapshot()
      case 'findRecords':
        return void findRecords(options, local).then((isAdopted) =>
          dispatch({ type: 'found', view: local.getView(), isAdopted }),
        )
      case 'readLocal':
        return void local
          .refresh()
          .then(() => dispatch({ type: 'localRead', view: local.getView(), next: effect.next }))
      case 'write':
        return void local
          .change(effect.write.change)
          .then((outcome) =>
            dispatch({ type: 'written', write: effect.write, outcome, view: local.getView() }),
          )
      case 'mirror': {
        const isStored = local.storeNow(effect.head, effect.parent, effect.isBlank)
        return dispatch({ type: 'mirrored', n: effect.head.n, isStored })
      }
      case 'clearMirror':
        return local.clearMirror()
      case 'notifyTabs':
        return notifyTabs(environment.channel, id)
      case 'startTimer': {
        const { name } = effect
        timers.get(name)?.()
        timers.set(
          name,
          environment.after(effect.ms, () => dispatch({ type: 'timerFired', name })),
        )
        return
      }
      case 'stopTimer':
        timers.get(effect.name)?.()
        timers.delete(effect.name)
        return
      default:
        return void call(effect).then(dispatch)
    }
  }
}

function notifyTabs(channel: JournalChannel, id: string): void {
  try {
    channel.post(id)
  } catch {
    // Other tabs read again when they become visible.
  }
}

async function findRecords<Content>(
  { key, parse, environment }: EffectsOptions<Content>,
  local: LocalStore<Content>,
): Promise<boolean> {
  await local.refresh()
  await local.mergeMirror()
  if (key.owner === VISITOR) return false
  return adopt({ from: toId({ ...key, owner: VISITOR }), into: local, parse, environment })
}

type ServerEffect<Content> = Extract<
  Effect<Content>,
  { type: 'loadDraft' | 'loadCurrent' | 'save' | 'remove' }
>

/** Calls the server. An error becomes an event, too. */
function createCaller<Content>(options: EffectsOptions<Content>) {
  const { remote, isOwner, isExpired, retryAfter } = options
  return async (effect: ServerEffect<Content>): Promise<JournalEvent<Content>> => {
    // The account may have changed since the exchange began.
    if (!remote || !isOwner()) return { type: 'notOwner' }
    try {
      const answer = await callRemote(remote, effect)
      // The account may also have changed during the call, which reads its token late. A save that succeeded still counts.
      return effect.type === 'save' || isOwner() ? answer : { type: 'notOwner' }
    } catch (error) {
      return {
        type: 'failed',
        error,
        isExpired: isExpired?.(error) ?? false,
        retryAfter: retryAfter?.(error),
      }
    }
  }
}

async function callRemote<Content>(
  remote: JournalRemote<Content>,
  effect: ServerEffect<Content>,
): Promise<JournalEvent<Content>> {
  if (effect.type === 'loadDraft') return { type: 'loaded', found: await remote.load() }
  if (effect.type === 'loadCurrent') {
    return { type: 'currentLoaded', content: await remote.loadCurrent?.() }
  }
  if (effect.type === 'remove') {
    await remote.remove(effect.revision)
    return { type: 'removed' }
  }
  const { revision, newer } = await remote.save(effect.content, effect.revision)
  return { type: 'saved', revision, newer }
}
