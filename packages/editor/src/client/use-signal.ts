import { useState } from 'react'

export interface Signal<Value> {
  emit: (value: Value) => void
  subscribe: (listener: (value: Value) => void) => () => void
}

/** Notifies parts of the editor of events in the source without rendering. */
export function useSignal<Value>(): Signal<Value> {
  const [signal] = useState(createSignal<Value>)
  return signal
}

function createSignal<Value>(): Signal<Value> {
  const listeners = new Set<(value: Value) => void>()
  return {
    emit: (value) => {
      for (const listener of listeners) listener(value)
    },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
