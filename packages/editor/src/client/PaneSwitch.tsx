'use client'

import { copy } from './copy.ts'
import classes from './PaneSwitch.module.css'

export interface PaneSwitchProps {
  pane: 'write' | 'read'
  onChange: (pane: 'write' | 'read') => void
}

/** Switch between writing and preview if only one pane fits. */
export function PaneSwitch({ pane, onChange }: PaneSwitchProps) {
  return (
    // A fieldset would need a legend and has a border.
    // biome-ignore lint/a11y/useSemanticElements: see above
    <div className={classes.switch} role="group" aria-label={copy.panes.legend}>
      {(['write', 'read'] as const).map((name) => (
        <button
          key={name}
          type="button"
          className={classes.choice}
          aria-pressed={pane === name}
          onClick={() => onChange(name)}
        >
          {copy.panes[name]}
        </button>
      ))}
    </div>
  )
}
