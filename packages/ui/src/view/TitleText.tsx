import { Fragment } from 'react'
import { splitTitle } from '../split-title.ts'
import classes from './TitleText.module.css'

export interface TitleTextProps {
  children: string
}

/**
 * A title whose lines break between words, and after ： or ， first. Render it on the server only, because browsers may
 * split words otherwise. For large titles: a heading of a page, a lead story.
 */
export function TitleText({ children }: TitleTextProps) {
  let at = 0
  return splitTitle(children).map((parts) => {
    const clause = at
    return (
      <span key={clause} className={classes.clause}>
        {parts.map((part, index) => {
          const start = at
          at += part.length
          return (
            <Fragment key={start}>
              {index > 0 ? <wbr /> : null}
              {part}
            </Fragment>
          )
        })}
      </span>
    )
  })
}
