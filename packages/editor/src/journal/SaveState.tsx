import { copy } from './copy.ts'
import classes from './SaveState.module.css'
import type { JournalState } from './types.ts'

export interface SaveStateProps {
  state: JournalState
  /** The text is a change of a published one, which the saved draft does not replace. @default false */
  isChange?: boolean
}

/** The state of the text in one sentence; empty while there is nothing to store. */
export function SaveState({ state, isChange = false }: SaveStateProps) {
  return (
    <p role="status" className={classes.state} data-state={state}>
      {toText(state, isChange)}
    </p>
  )
}

function toText(state: JournalState, isChange: boolean): string {
  if (state === 'idle' || state === 'loading') return ''
  const isSaved = state === 'local' || state === 'saved'
  if (isChange && isSaved) return copy.state.unpublished(copy.state[state])
  return state === 'dirty' ? copy.state.unsaved : copy.state[state]
}
