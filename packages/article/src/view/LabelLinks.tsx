import { SmartLink } from '@mozhan/ui/client'
import type { Tag } from '../model/article-row.ts'
import { labelHref } from '../routes.ts'
import classes from './LabelLinks.module.css'

export interface LabelLinksProps {
  labels: readonly Tag[]
  /** Named for readers who can't see that these are labels. */
  label?: string
  className?: string
}

/** Labels in a row, each behind a quiet `#`. */
export function LabelLinks({ labels, label, className }: LabelLinksProps) {
  if (labels.length === 0) return null
  return (
    <ul className={[classes.labels, className].filter(Boolean).join(' ')} aria-label={label}>
      {labels.map(({ id, name }) => (
        <li key={id}>
          <SmartLink className={classes.label} href={labelHref(id)}>
            {name}
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
