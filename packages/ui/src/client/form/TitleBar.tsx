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
  /** How much of it is used, such as 12/50. */
  counter: string
  /** It is longer than it may be. */
  isOver: boolean
  /** What is wrong with the title. */
  fault?: string
  /** State of saving, settings, publish. */
  children: ReactNode
}

/** Head of a screen where something is written: its title at the left, what can be done at the right. */
export function TitleBar({
  title,
  onTitle,
  label,
  placeholder,
  counter,
  isOver,
  fault,
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
          classNames={{ error: classes.fault ?? '' }}
          error={fault}
          errorProps={{ role: 'alert' }}
        >
          <Input
            ref={field}
            classNames={{ wrapper: classes.box ?? '', input: classes.input ?? '' }}
            value={title}
            aria-label={label}
            error={fault}
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
