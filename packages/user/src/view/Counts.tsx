import { formatCount } from '@mozhan/ui'
import classes from './Counts.module.css'

export interface CountsProps {
  /** Accessible name of the list. */
  label: string
  counts: readonly { name: string; value: number }[]
  /** `md` for a page, `sm` for a card. @default 'md' */
  size?: 'sm' | 'md'
}

/** Row of counters with labels. */
export function Counts({ label, counts, size = 'md' }: CountsProps) {
  return (
    <dl className={classes.counts} aria-label={label} data-size={size}>
      {counts.map(({ name, value }) => (
        <div key={name} className={classes.count}>
          <dt className={classes.name}>{name}</dt>
          <dd className={classes.value}>{formatCount(value)}</dd>
        </div>
      ))}
    </dl>
  )
}
