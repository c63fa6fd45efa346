import { copy } from './copy.ts'
import classes from './SaveState.module.css'
import type { JournalState } from './types.ts'

export interface SaveStateProps {
  state: JournalState
}

/** The state of the text in one sentence; empty while there is nothing to store. */
export function SaveState({ state }: SaveStateProps) {
  return (
    <p role="status" className={classes.state} data-state={state}>
      {toText(state)}
    </p>
  )
}

function toText(state: JournalState): string {
  if (state === 'idle' || state === 'loading') return ''
  return state === 'dirty' ? copy.state.unsaved : copy.state[state]
}
