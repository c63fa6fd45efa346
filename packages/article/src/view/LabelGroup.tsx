import { labelPage } from '@mozhan/routes'
import { type Label, LabelCloud } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import classes from './LabelGroup.module.css'

export interface LabelGroupProps {
  name: string
  /** Target of the name; absent if it has none. */
  href?: string
  labels: readonly Label[]
}

/** Named group of labels, for example those of a channel. */
export function LabelGroup({ name, href, labels }: LabelGroupProps) {
  return (
    <section className={classes.group}>
      <h2 className={classes.name}>
        {href === undefined ? name : <SmartLink href={href}>{name}</SmartLink>}
      </h2>
      {labels.length > 0 ? (
        <LabelCloud labels={labels} hrefFor={(id) => labelPage.href({ id })} />
      ) : (
        <p className={classes.none}>{copy.label.emptyGroup}</p>
      )}
    </section>
  )
}
