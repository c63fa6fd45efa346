import { SmartLink } from '@mozhan/ui/client'
import type { ResourceRow } from '../model/resource-row.ts'
import { resourceHref } from '../routes.ts'
import classes from './TitleList.module.css'

export interface TitleListProps {
  resources: readonly ResourceRow[]
}

/** Titles alone, for a side column. */
export function TitleList({ resources }: TitleListProps) {
  return (
    <ul className={classes.list}>
      {resources.map(({ id, title }) => (
        <li key={id}>
          <SmartLink className={classes.link} href={resourceHref(id)}>
            {title}
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
