'use client'

import { FormField } from '@mozhan/ui/form'
import { type ReactNode, useId } from 'react'
import classes from './ChoiceField.module.css'

export interface Choice {
  value: string
  label: string
  hint?: string
}

export interface ChoiceFieldProps {
  legend: string
  choices: readonly Choice[]
  value: string
  onChange: (value: string) => void
  problem?: string
  /** Shown below the choices, for example a field that one of them needs. */
  children?: ReactNode
}

/** Field with a few exclusive choices. */
export function ChoiceField({
  legend,
  choices,
  value,
  onChange,
  problem,
  children,
}: ChoiceFieldProps) {
  const name = useId()
  return (
    <FormField legend={legend} problem={problem}>
      <div className={classes.choices}>
        {choices.map((choice) => (
          <label key={choice.value} className={classes.choice}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            <span>
              {choice.label}
              {choice.hint ? <small className={classes.hint}>{choice.hint}</small> : null}
            </span>
          </label>
        ))}
      </div>
      {children}
    </FormField>
  )
}
