'use client'

import { copy } from '../copy.ts'
import { Button } from '../view/Button.tsx'
import classes from './LoadMore.module.css'
import { useDelayedLoading } from './use-delayed-loading.ts'

export interface LoadMoreProps {
  /** `end`: there is no more; `error`: offers to retry. */
  state: 'idle' | 'loading' | 'end' | 'error'
  onMore: () => void
}

/** The end of a list that is loaded in parts: a button, or a text if the list is complete. */
export function LoadMore({ state, onMore }: LoadMoreProps) {
  const slow = useDelayedLoading(state === 'loading')
  if (state === 'end') return <p className={classes.end}>{copy.loadMore.end}</p>
  return (
    <div className={classes.more}>
      <Button
        aria-busy={state === 'loading'}
        onClick={() => {
          if (state !== 'loading') onMore()
        }}
      >
        {slow ? copy.loadMore.loading : copy.loadMore[state === 'error' ? 'retry' : 'more']}
      </Button>
    </div>
  )
}
