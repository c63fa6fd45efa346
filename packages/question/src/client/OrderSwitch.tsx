'use client'

import { copy } from '../copy.ts'
import { ANSWER_ORDERS, type AnswerOrder } from '../model/answer-thread.ts'
import classes from './OrderSwitch.module.css'

export interface OrderSwitchProps {
  order: AnswerOrder
  onSelect: (order: AnswerOrder) => void
}

/** Order of the answers after the accepted one. */
export function OrderSwitch({ order, onSelect }: OrderSwitchProps) {
  return (
    <fieldset className={classes.orders} aria-label={copy.answers.order.label}>
      {ANSWER_ORDERS.map((each) => (
        <button
          key={each}
          type="button"
          className={classes.order}
          aria-pressed={each === order}
          onClick={() => onSelect(each)}
        >
          {copy.answers.order[each]}
        </button>
      ))}
    </fieldset>
  )
}
