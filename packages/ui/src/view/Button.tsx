import type { ComponentPropsWithRef } from 'react'
import classes from './Button.module.css'

export interface ButtonLook {
  /** `primary` fills with the brand, `outline` draws it, `quiet` is text alone. @default 'outline' */
  variant?: 'primary' | 'outline' | 'quiet'
  /** `sm` is 30 px high, `md` 36. @default 'md' */
  size?: 'sm' | 'md'
}

export type ButtonProps = ButtonLook & ComponentPropsWithRef<'button'>

/** A button without a library: plain element, three looks, two sizes. */
export function Button({ variant, size, className, ...rest }: ButtonProps) {
  return <button type="button" {...rest} className={buttonClass({ variant, size }, className)} />
}

/** The same look for a link: `<SmartLink className={buttonClass({ variant: 'primary' })}>`. */
export function buttonClass(
  { variant = 'outline', size = 'md' }: ButtonLook = {},
  className?: string,
): string {
  return [classes.button, classes[variant], classes[size], className].filter(Boolean).join(' ')
}
