'use client'

import type { ReactNode } from 'react'
import { MAIN_ID } from '../../view/Page.tsx'
import classes from './WritingScreen.module.css'

export interface WritingScreenProps {
  /** Title, labels, what can be done. */
  bar: ReactNode
  /** What keeps the text from being published. */
  message?: string
  /** Older texts, versions to choose between. */
  notices?: ReactNode
  /** The editor, which takes what is left of the window. */
  children: ReactNode
}

/** A screen where something is written, as high as the window. */
export function WritingScreen({ bar, message, notices, children }: WritingScreenProps) {
  return (
    <main id={MAIN_ID} tabIndex={-1} className={classes.screen}>
      {bar}
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
