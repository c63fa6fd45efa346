'use client'

import { type ReactNode, useId } from 'react'
import classes from './FormField.module.css'

export interface FormFieldProps {
  legend: string
  hint?: string
  /** Why the value is not accepted; announced when it appears. */
  problem?: string
  /** Shown at the right end of the heading, such as a counter or a button. */
  action?: ReactNode
  children: ReactNode
}

/** A field set with a heading and its problem below. */
export function FormField({ legend, hint, problem, action, children }: FormFieldProps) {
  const problemId = useId()
  return (
    <fieldset
      className={classes.field}
      aria-describedby={problem ? problemId : undefined}
      data-problem={problem ? true : undefined}
    >
      <legend className={classes.legend}>{legend}</legend>
      {hint || action ? (
        <div className={classes.head}>
          <span className={classes.hint}>{hint}</span>
          {action}
        </div>
      ) : null}
      {children}
      {problem ? (
        <p id={problemId} className={classes.problem} role="alert">
          {problem}
        </p>
      ) : null}
    </fieldset>
  )
}
