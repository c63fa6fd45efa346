'use client'

import type { ReactNode } from 'react'
import { MAIN_ID } from '../../view/Page.tsx'
import classes from './WritingScreen.module.css'

export interface WritingScreenProps {
  /** Title, labels, actions. */
  bar: ReactNode
  /** Why the text cannot be published. */
  message?: string
  /** Drafts, versions to choose between. */
  notices?: ReactNode
  /** The editor, which fills the rest of the window. */
  children: ReactNode
}

/** A writing screen with the height of the window. */
export function WritingScreen({ bar, message, notices, children }: WritingScreenProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.screen}>
      <div className={classes.bar}>{bar}</div>
      {message ? (
        <p className={classes.message} role="alert">
          {message}
        </p>
      ) : null}
      {notices}
      <div className={classes.editor}>{children}</div>
    </main>
  )
}
