'use client'

import { copy } from '../copy.ts'
import type { CommentOrder } from '../model/comment-thread.ts'
import classes from './OrderTabs.module.css'

export interface OrderTabsProps {
  order: CommentOrder
  onSelect: (order: CommentOrder) => void
}

const ORDERS = ['newest', 'oldest'] as const

/** Newest or oldest first. */
export function OrderTabs({ order, onSelect }: OrderTabsProps) {
  return (
    <fieldset className={classes.tabs} aria-label={copy.order.label}>
      {ORDERS.map((each) => (
        <button
          key={each}
          type="button"
          className={classes.tab}
          aria-pressed={each === order}
          onClick={() => onSelect(each)}
        >
          {copy.order[each]}
        </button>
      ))}
    </fieldset>
  )
}
