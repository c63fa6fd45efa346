import { createDriver, type Driver } from '@mozhan/atoms'
import { type EffectContext, runEffect } from './run-effect.ts'
import {
  type Effect,
  type Event,
  NOTHING_SENT,
  type State,
  transition,
} from './upload-transition.ts'

/**
 * Creates the upload of a form. Loaded when the page is idle or a file is chosen.
 * @param getContext the latest callbacks and addresses
 * @param onChange called with each new state
 */
export function createUpload(
  getContext: () => EffectContext,
  onChange: (state: State) => void,
): Driver<State, Event> {
  return createDriver<State, Event, Effect>({
    state: NOTHING_SENT,
    transition,
    run: (effect, dispatch) => runEffect(getContext(), effect, dispatch),
    onSettled: onChange,
  })
}
