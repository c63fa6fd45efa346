'use client'

import { Button } from '@mozhan/ui/form'
import classes from './AccountForm.module.css'

export interface AccountFormFootProps {
  /** Label of the button. */
  label: string
  isBusy: boolean
  /** Message after a successful submission; empty before. */
  outcome: string
  /** Error message of the server. */
  failure?: string | undefined
}

/** Footer of an account form: submit button and outcome. */
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
