import { type LabelGroup as Group, LabelCloud } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import { channelHref, labelHref } from '../routes.ts'
import classes from './LabelGroup.module.css'

export interface LabelGroupProps {
  group: Group
}

/** A channel with its labels. */
export function LabelGroup({ group }: LabelGroupProps) {
  return (
    <section className={classes.group}>
      <h2 className={classes.name}>
        <SmartLink href={channelHref(group.id)}>{group.name}</SmartLink>
      </h2>
      {group.labels.length > 0 ? (
        <LabelCloud labels={group.labels} hrefFor={labelHref} />
      ) : (
        <p className={classes.none}>{copy.label.emptyGroup}</p>
      )}
    </section>
  )
}
