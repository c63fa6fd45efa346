import { buttonClass, Empty } from '@mozhan/ui'
import { copy } from '../copy.ts'
import type { TooMany } from '../model/results.ts'
import { type SearchState, searchHref } from '../model/search-state.ts'

export interface TooManyViewProps {
  state: SearchState
  refusal: TooMany
}

/**
 * Shown instead of results when the rate limit is exceeded. Its attribute makes the front door
 * send the page with status 429.
 */
export function TooManyView({ state, refusal: { message, retryAfterSeconds } }: TooManyViewProps) {
  return (
    <div data-retry-after={retryAfterSeconds}>
      <Empty
        title={message}
        description={copy.tooMany.description}
        // A plain link, because the router would send a second request for the page data.
        action={
          <a className={buttonClass()} href={searchHref(state)}>
            {copy.tooMany.retry}
          </a>
        }
      />
    </div>
  )
}
