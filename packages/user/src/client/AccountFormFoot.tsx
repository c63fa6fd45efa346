'use client'

import { Button } from '@mozhan/ui/form'
import classes from './AccountForm.module.css'

export interface AccountFormFootProps {
  /** What the button says. */
  label: string
  isBusy: boolean
  /** What to say once it was sent; empty before. */
  outcome: string
  /** What the server said against it. */
  failure?: string | undefined
}

/** The end of a form of the personal centre: it is sent here, and what became of it is said here. */
export function AccountFormFoot({ label, isBusy, outcome, failure }: AccountFormFootProps) {
  return (
    <>
      <div className={classes.actions}>
        <Button type="submit" variant="primary" disabled={isBusy}>
          {label}
        </Button>
        <span role="status" className={classes.saved}>
          {outcome}
        </span>
      </div>
      {failure ? (
        <p className={classes.failure} role="alert">
          {failure}
        </p>
      ) : null}
    </>
  )
}
