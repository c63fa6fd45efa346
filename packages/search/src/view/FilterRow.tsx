import { SEARCH_TYPE } from '@mozhan/api-client/contract'
import { UserText } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import IconX from '@tabler/icons-react/icons/IconX'
import { copy } from '../copy.ts'
import { type SearchState, SPANS, searchHref } from '../model/search-state.ts'
import classes from './FilterRow.module.css'

export interface FilterRowProps {
  state: SearchState
  /** Name of the label that filters the search, if there are results with it. */
  labelName?: string
}

interface Choice {
  name: string
  /** Changed part of the state; an absent filter is not applied. */
  part: Partial<SearchState>
  isChosen: boolean
}

const { filters } = copy

/** Row of links that filter and sort the results. */
export function FilterRow({ state, labelName }: FilterRowProps) {
  const { page: _, ...base } = state
  const groups = toGroups(state)
  return (
    <div className={classes.row}>
      {groups.map(({ label, choices }) => (
        <nav key={label} className={classes.group} aria-label={label}>
          {choices.map(({ name, part, isChosen }) => (
            <SmartLink
              key={name}
              className={classes.choice}
              href={searchHref({ ...base, ...part })}
              aria-current={isChosen ? 'true' : undefined}
            >
              {name}
            </SmartLink>
          ))}
        </nav>
      ))}
      {state.labelId === undefined ? null : (
        <SmartLink
          className={classes.label}
          href={searchHref({ ...base, labelId: undefined })}
          aria-label={filters.without(labelName ?? filters.chosen)}
        >
          # <UserText>{labelName ?? filters.chosen}</UserText>
          <IconX size={14} aria-hidden />
        </SmartLink>
      )}
    </div>
  )
}

function toGroups({ kind, sort, days, isSolved }: SearchState) {
  const groups: { label: string; choices: Choice[] }[] = [
    {
      label: filters.sort.label,
      choices: (['relevance', 'time'] as const).map((each) => ({
        name: filters.sort[each],
        part: { sort: each },
        isChosen: each === sort,
      })),
    },
    {
      label: filters.days.label,
      choices: [
        { name: filters.days.any, part: { days: undefined }, isChosen: days === undefined },
        ...(['week', 'month', 'year'] as const).map((span) => ({
          name: filters.days[span],
          part: { days: SPANS[span] },
          isChosen: days === SPANS[span],
        })),
      ],
    },
  ]
  if (kind === SEARCH_TYPE.question) {
    const { any, yes, no } = filters.solved
    groups.push({
      label: filters.solved.label,
      choices: [
        { name: any, part: { isSolved: undefined }, isChosen: isSolved === undefined },
        { name: yes, part: { isSolved: true }, isChosen: isSolved === true },
        { name: no, part: { isSolved: false }, isChosen: isSolved === false },
      ],
    })
  }
  return groups
}
