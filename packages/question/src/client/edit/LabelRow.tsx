'use client'

import { findLabel, type LabelGroup, UserText, VisuallyHidden } from '@mozhan/ui'
import { useCompositionSafeKeys, whenIdle } from '@mozhan/ui/client'
import { PlainButton } from '@mozhan/ui/form'
import IconChevronDown from '@tabler/icons-react/icons/IconChevronDown'
import IconTag from '@tabler/icons-react/icons/IconTag'
import { lazy, Suspense, useEffect, useId, useRef } from 'react'
import { copy } from './copy.ts'
import classes from './LabelRow.module.css'

const loadPanel = () => import('./LabelPanel.tsx')
const LabelPanel = lazy(loadPanel)

export interface LabelRowProps {
  groups: readonly LabelGroup[]
  selected: readonly string[]
  onChange: (ids: string[]) => void
  problem?: string
  isOpen: boolean
  onOpen: (isOpen: boolean) => void
}

/** Labels of a question in a row below its title. The row expands to the label picker. */
export function LabelRow({ groups, selected, onChange, problem, isOpen, onOpen }: LabelRowProps) {
  const panelId = useId()
  const button = useRef<HTMLButtonElement>(null)
  const row = useRef<HTMLDivElement>(null)
  const names = selected.map((id) => findLabel(groups, id)?.label.name ?? id)
  const keys = useCompositionSafeKeys({
    Escape() {
      if (!isOpen) return
      onOpen(false)
      button.current?.focus()
    },
  })
  // Preloaded, so that it also opens offline.
  useEffect(() => whenIdle(async () => void (await loadPanel())), [])
  const latest = useRef(onOpen)
  latest.current = onOpen
  useEffect(() => {
    if (!isOpen) return
    const leave = ({ target }: PointerEvent) => {
      if (target instanceof Node && !row.current?.contains(target)) latest.current(false)
    }
    document.addEventListener('pointerdown', leave)
    return () => document.removeEventListener('pointerdown', leave)
  }, [isOpen])

  return (
    <div ref={row} className={classes.row} {...keys}>
      <PlainButton
        ref={button}
        className={classes.button}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        data-problem={problem ? true : undefined}
        onClick={() => onOpen(!isOpen)}
      >
        <IconTag size={16} stroke={1.6} aria-hidden />
        <VisuallyHidden>{names.length > 0 ? copy.labels.chosen : null}</VisuallyHidden>
        {names.length > 0
          ? names.map((name) => (
              <span key={name} className={classes.name}>
                <UserText>{name}</UserText>
              </span>
            ))
          : copy.labels.choose}
        <IconChevronDown className={classes.arrow} size={16} stroke={1.6} aria-hidden />
      </PlainButton>
      {problem && !isOpen ? (
        <span className={classes.problem} role="alert">
          {problem}
        </span>
      ) : null}
      {isOpen ? (
        <Suspense>
          <LabelPanel
            id={panelId}
            groups={groups}
            selected={selected}
            onChange={onChange}
            problem={problem}
          />
        </Suspense>
      ) : null}
    </div>
  )
}
