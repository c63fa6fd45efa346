import { resourceForm, resourceList } from '@mozhan/routes'
import { buttonClass } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import type { ReactNode } from 'react'
import { copy } from '../copy.ts'
import type { Tag } from '../model/resource-row.ts'
import type { ResourceListQuery } from '../routes.ts'
import classes from './ListHead.module.css'

export interface ListHeadProps {
  types: readonly Tag[]
  query: ResourceListQuery
  /** Search field; a form, so that it works without scripts. */
  search: ReactNode
}

const ORDERS = ['new', 'hot'] as const

/** Header of the resource list: kinds, order, search, and a link to share a resource. */
export function ListHead({ types, query, search }: ListHeadProps) {
  const { type, order = 'new' } = query
  const kinds = [{ id: '', name: copy.list.all }, ...types]
  return (
    <header className={classes.head}>
      <div className={classes.row}>
        <h1 className={classes.title}>{copy.list.title}</h1>
        {search}
        <a className={buttonClass({ variant: 'primary', size: 'sm' })} href={resourceForm.path}>
          {copy.list.upload}
        </a>
      </div>
      <div className={classes.row}>
        <nav className={classes.tabs} aria-label={copy.list.types}>
          {kinds.map(({ id, name }) => (
            <SmartLink
              key={id}
              className={classes.tab}
              href={resourceList.href({ ...query, type: id })}
              aria-current={id === (type ?? '') ? 'page' : undefined}
            >
              {name}
            </SmartLink>
          ))}
        </nav>
        <nav className={classes.orders} aria-label={copy.list.orders}>
          {ORDERS.map((each) => (
            <SmartLink
              key={each}
              className={classes.tab}
              href={resourceList.href({ ...query, order: each })}
              aria-current={each === order ? 'true' : undefined}
            >
              {copy.list.order[each]}
            </SmartLink>
          ))}
        </nav>
      </div>
    </header>
  )
}
