import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { questionEditor } from '@mozhan/routes'
import { buttonClass, Empty, formatCount, Pagination } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import type { Found } from '../model/found.ts'
import { MAX_COUNTED, type Results } from '../model/results.ts'
import { isFiltered, type SearchState, searchHref } from '../model/search-state.ts'
import { FilterRow } from './FilterRow.tsx'
import { HitItem } from './HitItem.tsx'
import { KindTabs } from './KindTabs.tsx'
import classes from './ResultsView.module.css'

export interface ResultsViewProps {
  state: SearchState
  results: Results
  /** Recommendations, shown without results. */
  similar: readonly Found[]
}

/** Address of the question form (docs/rules.md#screens). */

/** Results of a search, or suggestions if there are none. */
export function ResultsView({ state, results, similar }: ResultsViewProps) {
  const { key, labelId } = state
  const { found, total, pages, counts, isNear, corrections } = results
  const isMixed = state.kind === SEARCH_TYPE.all
  const label = found.flatMap(({ labels }) => labels).find(({ id }) => id === labelId)
  return (
    <>
      <KindTabs state={state} counts={counts} />
      {state.kind === SEARCH_TYPE.user ? null : <FilterRow state={state} labelName={label?.name} />}
      {found.length > 0 ? (
        <>
          <p className={classes.sentence} role="status">
            {sentenceOf(total)}
          </p>
          {corrections.map(({ typed, meant }) => (
            <p key={typed} className={classes.hint}>
              {copy.corrected(typed, meant)}
            </p>
          ))}
          {isNear ? <p className={classes.hint}>{copy.near}</p> : null}
          {found.map((each) => (
            <HitItem
              key={`${each.kind} ${each.id}`}
              found={each}
              searchKey={key}
              isMixed={isMixed}
            />
          ))}
          <Pagination
            page={state.page}
            pages={pages}
            hrefFor={(page) => searchHref({ ...state, page })}
          />
        </>
      ) : (
        <NothingFound state={state} similar={similar} />
      )}
    </>
  )
}

function sentenceOf(total: number): string {
  return total >= MAX_COUNTED
    ? copy.foundMany(formatCount(MAX_COUNTED))
    : copy.found(formatCount(total))
}

function NothingFound({ state, similar }: Pick<ResultsViewProps, 'state' | 'similar'>) {
  const { key, kind } = state
  const { empty } = copy
  const look = buttonClass()
  return (
    <>
      <Empty
        title={empty.title(key)}
        description={empty.description}
        action={
          <span className={classes.ways}>
            {isFiltered(state) ? (
              <SmartLink className={look} href={searchHref({ key, kind })}>
                {empty.widen}
              </SmartLink>
            ) : null}
            {kind === SEARCH_TYPE.all ? null : (
              <SmartLink className={look} href={searchHref({ key })}>
                {empty.allKinds}
              </SmartLink>
            )}
            <a className={look} href={questionEditor.path}>
              {empty.ask}
            </a>
          </span>
        }
      />
      {similar.length > 0 ? (
        <section aria-label={empty.similar}>
          <h2 className={classes.similar}>{empty.similar}</h2>
          {similar.map((each) => (
            <HitItem key={`${each.kind} ${each.id}`} found={each} searchKey={key} isMixed />
          ))}
        </section>
      ) : null}
    </>
  )
}
