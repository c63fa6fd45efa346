import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { formatCount } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import { KINDS, nameOfKind, type SearchState, searchHref } from '../model/search-state.ts'
import classes from './KindTabs.module.css'

export interface KindTabsProps {
  state: SearchState
  /** Number of results by code of the kind. */
  counts: Readonly<Record<number, number>>
}

/** Tabs of the kinds with their number of results. */
export function KindTabs({ state, counts }: KindTabsProps) {
  const { key, sort, days, labelId } = state
  const { [SEARCH_TYPE.user]: _, ...texts } = counts
  const all = Object.values(texts).reduce((sum, count) => sum + count, 0)
  return (
    <nav className={classes.tabs} aria-label={copy.kinds.label}>
      {KINDS.map((kind) => (
        <SmartLink
          key={kind}
          className={classes.tab}
          // The filter "solved" applies to questions only.
          href={searchHref({ key, kind, sort, days, labelId })}
          aria-current={kind === state.kind ? 'page' : undefined}
        >
          {copy.kinds[nameOfKind(kind)]}
          <span className={classes.count}>
            {formatCount(kind === SEARCH_TYPE.all ? all : (counts[kind] ?? 0))}
          </span>
        </SmartLink>
      ))}
    </nav>
  )
}
