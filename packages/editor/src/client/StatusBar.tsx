'use client'

import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { TextCount } from '../model/count-text.ts'
import classes from './StatusBar.module.css'

export interface StatusBarProps {
  /** Not there before the text has been read once. */
  count: (TextCount & { minutes: number }) | undefined
  /** The state of saving. */
  children?: ReactNode
}

/** How much there is, how long it takes to read, and whether it is kept. */
export function StatusBar({ count, children }: StatusBarProps) {
  return (
    <div className={classes.bar}>
      <p className={classes.counts} title={copy.count.explain}>
        {count ? (
          <>
            <span>{copy.count.characters(count.characters.toLocaleString('zh-CN'))}</span>
            {count.words > 0 ? (
              <span className={classes.words}>
                {copy.count.words(count.words.toLocaleString('zh-CN'))}
              </span>
            ) : null}
            {count.characters > 0 ? <span>{copy.count.minutes(count.minutes)}</span> : null}
          </>
        ) : null}
      </p>
      <div className={classes.state}>{children}</div>
    </div>
  )
}
