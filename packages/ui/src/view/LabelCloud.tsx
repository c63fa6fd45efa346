import { SmartLink } from '../client/SmartLink.tsx'
import type { Label } from '../label-groups.ts'
import classes from './LabelCloud.module.css'
import { UserText } from './UserText.tsx'

export interface LabelCloudProps {
  labels: readonly Label[]
  /** The address of a label. */
  hrefFor: (id: string) => string
  /** The label of the current page. */
  current?: string
}

/** Labels as wrapping pills. */
export function LabelCloud({ labels, hrefFor, current }: LabelCloudProps) {
  return (
    <ul className={classes.cloud}>
      {labels.map(({ id, name }) => (
        <li key={id}>
          <SmartLink
            className={classes.label}
            href={hrefFor(id)}
            aria-current={id === current ? 'page' : undefined}
          >
            <UserText>{name}</UserText>
          </SmartLink>
        </li>
      ))}
    </ul>
  )
}
