'use client'

import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft'
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight'
import { copy } from '../copy.ts'
import type { Versions } from '../model/conversation.ts'
import classes from './Turn.module.css'

export interface VersionSwitchProps {
  versions: Versions
  isDisabled: boolean
  onChoose: (index: number) => void
}

/** Switches between the versions of a question. Renders nothing for a single version. */
export function VersionSwitch({
  versions: { all, shownIndex },
  isDisabled,
  onChoose,
}: VersionSwitchProps) {
  if (all.length < 2) return null
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset belongs to a form
    <span className={classes.versions} role="group" aria-label={copy.turn.versions}>
      <button
        type="button"
        className={classes.tool}
        aria-label={copy.turn.previous}
        disabled={isDisabled || shownIndex === 0}
        onClick={() => onChoose(shownIndex - 1)}
      >
        <IconChevronLeft size={16} stroke={1.6} aria-hidden />
      </button>
      {copy.turn.version(shownIndex + 1, all.length)}
      <button
        type="button"
        className={classes.tool}
        aria-label={copy.turn.next}
        disabled={isDisabled || shownIndex === all.length - 1}
        onClick={() => onChoose(shownIndex + 1)}
      >
        <IconChevronRight size={16} stroke={1.6} aria-hidden />
      </button>
    </span>
  )
}
