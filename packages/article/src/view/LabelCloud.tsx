import { SmartLink } from '@mozhan/ui/client'
import type { Tag } from '../model/article-row.ts'
import { labelHref } from '../routes.ts'
import classes from './LabelCloud.module.css'

export interface LabelCloudProps {
  labels: readonly Tag[]
  /** Label whose page this is. */
  current?: string
}

/** Labels as pills that wrap. */
export function LabelCloud({ labels, current }: LabelCloudProps) {
  return (
    <ul className={classes.cloud}>
      {labels.map(({ id, name }) => (
        <li key={id}>
          <SmartLink
            className={classes.label}
            href={labelHref(id)}
            aria-current={id === current ? 'page' : undefined}
          >
            {name}
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
