import type { ComponentPropsWithRef } from 'react'
import classes from './Button.module.css'

export interface ButtonLook {
  /** `primary` is filled with the brand colour, `outline` has a border, `quiet` is text only. @default 'outline' */
  variant?: 'primary' | 'outline' | 'quiet'
  /** `sm` is 30 px high, `md` 36. @default 'md' */
  size?: 'sm' | 'md'
}

export type ButtonProps = ButtonLook & ComponentPropsWithRef<'button'>

/** A plain button element, three variants, two sizes. */
export function Button({ variant, size, className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={buttonClass({ variant, size }, className)} />
}

/** The same style for a link: `<SmartLink className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass(
  { variant = 'outline', size = 'md' }: ButtonLook = {},
  className?: string,
): string {
  return [classes.button, classes[variant], classes[size], className].filter(Boolean).join(' ')
}
