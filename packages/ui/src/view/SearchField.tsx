import IconSearch from '@tabler/icons-react/icons/IconSearch'
import type { ComponentProps } from 'react'
import classes from './SearchField.module.css'

export interface SearchFieldProps extends ComponentProps<'form'> {
  /** `header` is narrow, `page` takes the width it is given, `bar` has room for a button at its end. */
  size: 'header' | 'page' | 'bar'
  input: ComponentProps<'input'>
}

const ICON = { header: 16, page: 16, bar: 18 }

/** The round field a search is typed into; a plain GET form without a script. What follows the field is its children. */
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
