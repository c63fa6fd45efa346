'use client'

import { type ComponentPropsWithoutRef, useId, useRef } from 'react'
import { useEarlyText } from '../use-early-text.ts'
import classes from './TextField.module.css'

export interface TextFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange'> {
  label: string
  value: string
  /** What is wrong; announced when it appears. */
  fault?: string
  /** How much of it is used, such as 12/30. */
  counter?: string
  onText: (text: string) => void
}

/** A line to fill in under its name, with what is wrong right below. */
export function TextField({ label, fault, counter, onText, ...input }: TextFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  const faultId = useId()
  useEarlyText(field, input.value, ({ value }) => onText(value))
  return (
    <div className={classes.field}>
      <div className={classes.head}>
        <label htmlFor={id}>{label}</label>
        {counter ? (
          <span className={classes.counter} aria-hidden>
            {counter}
          </span>
        ) : null}
      </div>
      <input
        {...input}
        ref={field}
        id={id}
        className={classes.input}
        aria-invalid={fault ? true : undefined}
        aria-describedby={fault ? faultId : undefined}
        onChange={(event) => onText(event.target.value)}
      />
      {fault ? (
        <p id={faultId} className={classes.fault} role="alert">
          {fault}
        </p>
      ) : null}
    </div>
  )
}
