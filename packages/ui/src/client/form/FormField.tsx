'use client'

import { type ReactNode, useId } from 'react'
import classes from './FormField.module.css'

export interface FormFieldProps {
  legend: string
  hint?: string
  /** What is wrong; announced when it appears. */
  fault?: string
  /** Stands at the right end of the heading, such as a counter or a button. */
  action?: ReactNode
  children: ReactNode
}

/** One part of a form under its heading, with what is wrong right below. */
export function FormField({ legend, hint, fault, action, children }: FormFieldProps) {
  const faultId = useId()
  return (
    <fieldset
      className={classes.field}
      aria-describedby={fault ? faultId : undefined}
      data-fault={fault ? true : undefined}
    >
      <legend className={classes.legend}>{legend}</legend>
      {hint || action ? (
        <div className={classes.head}>
          <span className={classes.hint}>{hint}</span>
          {action}
        </div>
      ) : null}
      {children}
      {fault ? (
        <p id={faultId} className={classes.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </fieldset>
  )
}
