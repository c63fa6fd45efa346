'use client'

import { useCompositionSafeKeys } from '@mozhan/ui/client'
import IconChevronLeft from '@tabler/icons-react/icons/IconChevronLeft'
import IconChevronRight from '@tabler/icons-react/icons/IconChevronRight'
import { type ReactNode, useRef, useState } from 'react'
import { copy } from './copy.ts'
import classes from './LeadStories.module.css'

export interface LeadStoriesProps {
  /** The stories with their keys, rendered on the server. */
  stories: readonly { id: string; content: ReactNode }[]
}

/** Minimum sideways movement of a finger, px. */
const SWIPE = 40

const { label, slip, seal, position, numerals, previous, next } = copy.lead

/** The lead stories of the home page, one at a time. Only the reader turns them; they never move by themselves. */
export function LeadStories({ stories }: LeadStoriesProps) {
  const [current, setCurrent] = useState(0)
  const buttons = useRef<HTMLDivElement>(null)
  const start = useRef<{ x: number; y: number } | undefined>(undefined)
  const count = stories.length
  const turn = (step: number) => setCurrent((at) => (at + step + count) % count)
  const turnWithFocus = (step: number) => {
    turn(step)
    const target = (current + step + count) % count
    buttons.current?.querySelectorAll<HTMLElement>('[data-story]')[target]?.focus()
  }
  const keys = useCompositionSafeKeys({
    ArrowLeft: () => turnWithFocus(-1),
    ArrowRight: () => turnWithFocus(1),
  })
  if (count === 0) return null
  return (
    <section className={classes.lead} aria-label={label}>
      <div
        className={classes.stories}
        onTouchStart={({ touches: { 0: touch } }) => {
          start.current = touch && { x: touch.clientX, y: touch.clientY }
        }}
        onTouchEnd={({ changedTouches: { 0: touch } }) => {
          const from = start.current
          start.current = undefined
          if (!from || !touch || count < 2) return
          const x = touch.clientX - from.x
          if (Math.abs(x) >= SWIPE && Math.abs(x) > 2 * Math.abs(touch.clientY - from.y)) {
            turn(x < 0 ? 1 : -1)
          }
        }}
      >
        {stories.map(({ id, content }, at) => (
          <div key={id} className={classes.story} inert={at !== current}>
            {content}
          </div>
        ))}
      </div>
      <p className={classes.slip} aria-hidden>
        <span className={classes.words}>{slip}</span>
        <span className={classes.seal}>{seal}</span>
      </p>
      {count > 1 ? (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields
        <div ref={buttons} className={classes.turner} role="group" aria-label={label} {...keys}>
          <button
            type="button"
            className={classes.button}
            aria-label={previous}
            onClick={() => turn(-1)}
          >
            <IconChevronLeft size={18} stroke={1.5} aria-hidden />
          </button>
          {stories.map(({ id }, at) => (
            <button
              key={id}
              type="button"
              className={classes.button}
              data-story
              aria-current={at === current ? 'true' : undefined}
              aria-label={position(at + 1, count)}
              onClick={() => setCurrent(at)}
            >
              {numerals[at] ?? at + 1}
            </button>
          ))}
          <button
            type="button"
            className={classes.button}
            aria-label={next}
            onClick={() => turn(1)}
          >
            <IconChevronRight size={18} stroke={1.5} aria-hidden />
          </button>
        </div>
      ) : null}
    </section>
  )
}
