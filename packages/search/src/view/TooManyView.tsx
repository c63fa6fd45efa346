import { buttonClass, Empty } from '@mozhan/ui'
import { copy } from '../copy.ts'
import type { TooMany } from '../model/results.ts'
import { type SearchState, searchHref } from '../model/search-state.ts'

export interface TooManyViewProps {
  state: SearchState
  refusal: TooMany
}

/**
 * What stands in the place of results that were asked for too soon after others. By its attribute the front door knows
 * that the page is to be sent with the status 429.
 */
export function TooManyView({ state, refusal: { message, retryAfterSeconds } }: TooManyViewProps) {
  return (
    <div data-retry-after={retryAfterSeconds}>
      <Empty
        title={message}
        description={copy.tooMany.description}
        // A new document: the router would ask for the page's data first, and then for the page.
        action={
          <a className={buttonClass()} href={searchHref(state)}>
            {copy.tooMany.retry}
          </a>
        }
      />
    </div>
  )
}
