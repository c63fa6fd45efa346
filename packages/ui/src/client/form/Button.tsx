'use client'

import { UnstyledButton } from '@mantine/core'
import type { ComponentPropsWithRef } from 'react'
import { type ButtonProps, buttonClass } from '../../view/Button.tsx'
import { PlainMantine } from './PlainMantine.tsx'

/** Mantine's button with our style, for member screens. */
export function Button({ variant, size, className, ...rest }: ButtonProps) {
  return <PlainButton {...rest} className={buttonClass({ variant, size }, className)} />
}

/** Mantine's button, styled by its class only. */
export function PlainButton(props: ComponentPropsWithRef<'button'>) {
  return (
    <PlainMantine>
      <UnstyledButton {...props} />
    </PlainMantine>
  )
}
