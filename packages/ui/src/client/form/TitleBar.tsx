'use client'

import { Input, InputWrapper } from '@mantine/core'
import { type ReactNode, useId, useRef } from 'react'
import { useEarlyText } from '../use-early-text.ts'
import { PlainMantine } from './PlainMantine.tsx'
import classes from './TitleBar.module.css'

export interface TitleBarProps {
  title: string
  onTitle: (title: string) => void
  label: string
  placeholder: string
  /** Used length, such as 12/50. */
  counter: string
  /** The title is too long. */
  isOver: boolean
  /** Why the title is not accepted. */
  problem?: string
  /** Saving state, settings, publish button. */
  children: ReactNode
}

/** Head of a writing screen: the title on the left, actions on the right. */
export function TitleBar({
  title,
  onTitle,
  label,
  placeholder,
  counter,
  isOver,
  problem,
  children,
}: TitleBarProps) {
  const field = useRef<HTMLInputElement>(null)
  const id = useId()
  useEarlyText(field, title, ({ value }) => onTitle(value))
  return (
    <div className={classes.bar}>
      <PlainMantine>
        <InputWrapper
          id={id}
          className={classes.title}
          classNames={{ error: classes.problem ?? '' }}
          error={problem}
          errorProps={{ role: 'alert' }}
        >
          <Input
            ref={field}
            classNames={{ wrapper: classes.box ?? '', input: classes.input ?? '' }}
            value={title}
            aria-label={label}
            error={problem}
            placeholder={placeholder}
            autoComplete="off"
            onChange={(event) => onTitle(event.target.value)}
          />
          <span className={classes.counter} data-over={isOver || undefined}>
            {counter}
          </span>
        </InputWrapper>
      </PlainMantine>
      <div className={classes.actions}>{children}</div>
    </div>
  )
}
