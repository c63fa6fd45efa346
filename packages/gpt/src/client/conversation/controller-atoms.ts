import type { Store } from '@mozhan/atoms'
import { atom } from 'jotai/vanilla'
import { type ConversationController, createConversationController } from './controller.ts'
import type { ControllerOptions } from './controller-options.ts'
import { isBusy } from './conversation-state.ts'
import { readConversation, writeConversation } from './conversation-storage.ts'

/** Controllers of conversations that are shown or have a running answer. */
const controllersAtom = atom(() => new Map<string, ConversationController>())

/** Returns the controller of a conversation; creates it if there is none. */
export function openController(options: ControllerOptions): ConversationController {
  const controllers = options.store.get(controllersAtom)
  const key = keyOf(options)
  const existing = controllers.get(key)
  if (existing) return existing
  const controller: ConversationController = createConversationController({
    ...options,
    onMoved(from, to) {
      // Both ids map to this controller until the address has the new one.
      controllers.set(keyOf({ ...options, id: to }), controller)
      options.onMoved(from, to)
    },
  })
  controllers.set(key, controller)
  return controller
}

/** Drops a controller without subscribers, unless an answer is running in it. */
export function releaseController(store: Store, controller: ConversationController): void {
  const controllers = store.get(controllersAtom)
  // Deferred, because an effect that only runs again subscribes again at once.
  queueMicrotask(() => {
    if (controller.isWatched() || isBusy(controller.getState())) return
    for (const [key, each] of controllers) if (each === controller) controllers.delete(key)
  })
}

/** Renames a conversation in the storage and in its controller. */
export function renameLocal(store: Store, owner: string, id: string, title: string): void {
  const conversation = readConversation(owner, id)
  if (conversation) writeConversation(store, owner, { ...conversation, title })
  store.get(controllersAtom).get(keyOf({ owner, id }))?.rename(title)
}

function keyOf({ owner, id }: Pick<ControllerOptions, 'owner' | 'id'>): string {
  return `${owner}:${id}`
}
