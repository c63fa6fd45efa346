'use client'

import { Input } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import classes from './PlainInput.module.css'
import { PlainMantine } from './PlainMantine.tsx'

export type PlainInputProps = Omit<ComponentPropsWithRef<'input'>, 'size'>
export type PlainTextareaProps = ComponentPropsWithRef<'textarea'>

/** Mantine's input, styled by its class only. Mantine sets `aria-invalid` from `error` and overrides the attribute. */
export function PlainInput({ className, 'aria-invalid': isInvalid, ...rest }: PlainInputProps) {
  return (
    <PlainMantine>
      <Input {...rest} classNames={classNamesOf(className)} error={Boolean(isInvalid)} />
    </PlainMantine>
  )
}

/** The same as a textarea. */
export function PlainTextarea({
  className,
  'aria-invalid': isInvalid,
  ...rest
}: PlainTextareaProps) {
  return (
    <PlainMantine>
      <Input
        {...rest}
        component="textarea"
        multiline
        classNames={classNamesOf(className)}
        error={Boolean(isInvalid)}
      />
    </PlainMantine>
  )
}

/** The caller's class for the input; the class of Mantine's wrapper removes it from the layout. */
function classNamesOf(input: string | undefined) {
  return { wrapper: classes.wrapper ?? '', input: input ?? '' }
}
