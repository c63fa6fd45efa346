import type { ResourceRow } from '../model/resource-row.ts'
import { ResourceItem } from './ResourceItem.tsx'
import classes from './ResourceList.module.css'

export interface ResourceListProps {
  resources: readonly ResourceRow[]
}

/** Resources under each other. */
export function ResourceList({ resources }: ResourceListProps) {
  return (
    <ul className={classes.list}>
      {resources.map((resource) => (
        <li key={resource.id}>
          <ResourceItem resource={resource} />
        </li>
      ))}
    </ul>
  )
}
