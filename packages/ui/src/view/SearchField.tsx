import IconSearch from '@tabler/icons-react/icons/IconSearch'
import type { ComponentProps } from 'react'
import classes from './SearchField.module.css'

export interface SearchFieldProps extends ComponentProps<'form'> {
  /** `header` is narrow, `page` takes the available width, `bar` leaves space for a button at its end. */
  size: 'header' | 'page' | 'bar'
  input: ComponentProps<'input'>
}

const ICON = { header: 16, page: 16, bar: 18 }

/** The search field as a plain GET form that works without scripts. The children follow the field. */
export function SearchField({ size, input, children, ...form }: SearchFieldProps) {
  return (
    <form {...form} className={classes.box} data-size={size} method="get">
      <IconSearch size={ICON[size]} stroke={1.8} aria-hidden />
      <input
        {...input}
        className={classes.input}
        type="search"
        name="key"
        autoComplete="off"
        enterKeyHint="search"
      />
      {children}
    </form>
  )
}
