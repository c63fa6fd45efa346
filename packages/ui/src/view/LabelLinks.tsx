import { SmartLink } from '../client/SmartLink.tsx'
import type { Label } from '../label-groups.ts'
import classes from './LabelLinks.module.css'
import { UserText } from './UserText.tsx'

export interface LabelLinksProps {
  labels: readonly Label[]
  /** The address of a label. */
  hrefFor: (id: string) => string
  /** Accessible name of the list. */
  label?: string
  className?: string
}

/** Labels in a row, each after a `#`. */
export function LabelLinks({ labels, hrefFor, label, className }: LabelLinksProps) {
  if (labels.length === 0) return null
  return (
    <ul className={[classes.labels, className].filter(Boolean).join(' ')} aria-label={label}>
      {labels.map(({ id, name }) => (
        <li key={id}>
          <SmartLink className={classes.label} href={hrefFor(id)}>
            <UserText>{name}</UserText>
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
