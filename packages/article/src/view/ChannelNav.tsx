import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { Tag } from '../model/article-row.ts'
import { channelHref } from '../routes.ts'
import classes from './ChannelNav.module.css'

export interface ChannelNavProps {
  channels: readonly Tag[]
  /** The selected channel; absent on the home page. */
  current?: string
}

/** Channel navigation: a column at the left, or a scrolling row of chips on narrow screens. */
export function ChannelNav({ channels, current }: ChannelNavProps) {
  const entries = [{ id: undefined, name: copy.home.recommended }, ...channels]
  return (
    <nav className={classes.nav} aria-label={copy.home.channels}>
      <ul className={classes.list}>
        {entries.map(({ id, name }) => (
          <li key={id ?? ''}>
            <SmartLink
              className={classes.link}
              href={channelHref(id)}
              aria-current={id === current ? 'page' : undefined}
            >
              {name}
            </SmartLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}
