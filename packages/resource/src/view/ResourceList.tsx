import type { ReactNode } from 'react'
import type { ResourceRow } from '../model/resource-row.ts'
import { ResourceItem } from './ResourceItem.tsx'
import classes from './ResourceList.module.css'

export interface ResourceListProps {
  resources: readonly ResourceRow[]
  /** On the uploader's own page. @default false */
  withoutAuthor?: boolean
  /** What can be done with each. */
  actionsOf?: (resource: ResourceRow) => ReactNode
}

/** Resources under each other. */
export function ResourceList({ resources, withoutAuthor, actionsOf }: ResourceListProps) {
  return (
    <ul className={classes.list}>
      {resources.map((resource) => (
        <li key={resource.id}>
          <ResourceItem
            resource={resource}
            withoutAuthor={withoutAuthor}
            actions={actionsOf?.(resource)}
          />
        </li>
      ))}
    </ul>
  )
}
