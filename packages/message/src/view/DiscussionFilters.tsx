import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import { DISCUSSION_FILTERS, type MessageList } from '../model/message-type.ts'
import { messagesHref } from '../model/messages-href.ts'
import classes from './DiscussionFilters.module.css'

/** Links to all comments, replies and mentions, and to the filters of them. */
export function DiscussionFilters({ current }: { current: MessageList }) {
  return (
    <nav className={classes.filters} aria-label={copy.filterNav}>
      {DISCUSSION_FILTERS.map((filter) => (
        <SmartLink
          key={filter}
          href={messagesHref(filter)}
          aria-current={filter === current ? 'page' : undefined}
        >
          {copy.filters[filter]}
        </SmartLink>
      ))}
    </nav>
  )
}
