'use client'

import { Input, InputWrapper } from '@mantine/core'
import { type ComponentPropsWithoutRef, useId, useRef } from 'react'
import { useEarlyText } from '../use-early-text.ts'
import { PlainMantine } from './PlainMantine.tsx'
import classes from './TextField.module.css'

export interface TextFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'value' | 'onChange' | 'size'> {
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
  useEarlyText(field, input.value, ({ value }) => onText(value))
  return (
    <PlainMantine>
      <InputWrapper
        id={id}
        classNames={classes}
        label={label}
        error={fault}
        errorProps={{ role: 'alert' }}
      >
        {counter ? (
          <span className={classes.counter} aria-hidden>
            {counter}
          </span>
        ) : null}
        <Input
          {...input}
          ref={field}
          classNames={classes}
          error={fault}
          onChange={(event) => onText(event.target.value)}
        />
      </InputWrapper>
    </PlainMantine>
  )
}
