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
  /** Why the value is not accepted; announced when it appears. */
  problem?: string
  /** Used length, such as 12/30. */
  counter?: string
  onText: (text: string) => void
}

/** A labelled input with its problem below. */
export function TextField({ label, problem, counter, onText, ...input }: TextFieldProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEarlyText(field, input.value, ({ value }) => onText(value))
  return (
    <PlainMantine>
      <InputWrapper
        id={id}
        classNames={classes}
        label={label}
        error={problem}
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
          error={problem}
          onChange={(event) => onText(event.target.value)}
        />
      </InputWrapper>
    </PlainMantine>
  )
}
