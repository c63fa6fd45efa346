import { copy } from './copy.ts'
import classes from './SiteHistoryView.module.css'

export interface SiteHistoryEntry {
  /** YYYY-MM */
  date: string
  title: string
  text: string
}

export interface SiteHistoryViewProps {
  /** In any order; entries of one month stay in the given order. @default the history of this site */
  entries?: readonly SiteHistoryEntry[]
}

/** 站点历史: the history of the site, newest first, with the years in the margin. */
export function SiteHistoryView({ entries = copy.entries }: SiteHistoryViewProps) {
  return (
    <article className={classes.history}>
      <header className={classes.head}>
        <h1 className={classes.title}>{copy.title}</h1>
        <p className={classes.lead}>{copy.lead}</p>
      </header>
      {byYear(entries).map(([year, ofYear]) => (
        <section key={year} className={classes.year} aria-labelledby={`year-${year}`}>
          <h2 className={classes.number} id={`year-${year}`}>
            {year}
          </h2>
          <ol className={classes.entries}>
            {ofYear.map(({ date, title, text }) => (
              <li key={date + title} className={classes.entry}>
                <time className={classes.month} dateTime={date}>
                  {copy.month(Number(date.slice(5)))}
                </time>
                <h3 className={classes.event}>{title}</h3>
                <p className={classes.text}>{text}</p>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </article>
  )
}

function byYear(entries: readonly SiteHistoryEntry[]): [string, SiteHistoryEntry[]][] {
  const newestFirst = entries.toSorted((a, b) => b.date.localeCompare(a.date))
  // `Object.entries` lists the years in ascending order, whatever the order of insertion, because they are integer keys.
  return Object.entries(Object.groupBy(newestFirst, ({ date }) => date.slice(0, 4)))
    .map(([year, ofYear = []]): [string, SiteHistoryEntry[]] => [year, ofYear])
    .reverse()
}
