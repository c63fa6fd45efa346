import type { ReactNode } from 'react'
import type { ResourceRow } from '../model/resource-row.ts'
import { ResourceItem } from './ResourceItem.tsx'
import classes from './ResourceList.module.css'

export interface ResourceListProps {
  resources: readonly ResourceRow[]
  /** Hides the uploader, for lists on the uploader's page. @default false */
  withoutAuthor?: boolean
  /** Renders the controls of a resource. */
  actionsOf?: (resource: ResourceRow) => ReactNode
}

/** List of resources. */
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
