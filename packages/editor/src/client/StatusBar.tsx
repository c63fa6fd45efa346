'use client'

import type { ReactNode } from 'react'
import type { TextCount } from '../model/count-text.ts'
import { copy } from './copy.ts'
import classes from './StatusBar.module.css'

export interface StatusBarProps {
  /** Undefined until the text was counted once. */
  count: (TextCount & { minutes: number }) | undefined
  /** The saving state. */
  children?: ReactNode
}

/** Word count, reading time and saving state. */
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
