import { formatCount, UserText } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { formatSize } from '../model/format-size.ts'
import type { ResourceDetail } from '../model/resource-detail.ts'
import classes from './FileContents.module.css'

export interface FileContentsProps {
  resource: ResourceDetail
}

const { detail } = copy

/** Preview of a file: a picture, the start of a text, or the entries of an archive. */
export function FileContents({ resource }: FileContentsProps) {
  const { archive, excerpt, hasMore, previewUrl, fileName } = resource
  return (
    <>
      {previewUrl ? (
        <section className={classes.section}>
          <h2 className={classes.heading}>{detail.preview}</h2>
          <img
            className={classes.picture}
            src={previewUrl}
            alt={detail.previewOf(fileName)}
            loading="lazy"
          />
        </section>
      ) : null}
      {excerpt ? (
        <section className={classes.section}>
          <h2 className={classes.heading}>{detail.preview}</h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable by keyboard */}
          <pre className={classes.text} tabIndex={0}>
            {excerpt}
          </pre>
          {hasMore ? <p className={classes.note}>{detail.excerpt}</p> : null}
        </section>
      ) : null}
      {archive ? (
        <section className={classes.section}>
          <h2 className={classes.heading}>
            {detail.archive} <small>{detail.entries(formatCount(archive.count))}</small>
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable box must be focusable by keyboard */}
          <ul className={classes.entries} tabIndex={0} aria-label={detail.archive}>
            {archive.entries.map(({ name, size, inside }) => (
              <li key={name}>
                <UserText>{name}</UserText>
                <span className={classes.size}>
                  {inside === undefined ? null : `${detail.inside(formatCount(inside))} · `}
                  {formatSize(size)}
                </span>
              </li>
            ))}
          </ul>
          {archive.hidden > 0 ? (
            <p className={classes.note}>{detail.hidden(formatCount(archive.hidden))}</p>
          ) : null}
        </section>
      ) : null}
    </>
  )
}
