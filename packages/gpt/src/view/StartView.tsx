import { copy } from '../copy.ts'
import classes from './StartView.module.css'

export interface StartViewProps {
  /** The next question is about an article. @default false */
  isAbout?: boolean
  /** Titles of articles of a site without a language model, offered in place of the examples; undefined with a model. */
  titles?: readonly string[] | undefined
  /** Asks one of the examples. Without it no examples are shown. */
  onAsk?: (question: string) => void
}

/** The start of a conversation without turns. */
export function StartView({ isAbout = false, titles, onAsk }: StartViewProps) {
  const { start } = copy
  const questions = isAbout ? start.aboutQuestions : (titles ?? start.questions)
  return (
    <div className={classes.start}>
      <h2 className={classes.title}>{isAbout ? start.about : start.title}</h2>
      {titles ? <p className={classes.notice}>{start.noModel}</p> : null}
      {isAbout || titles ? null : <p className={classes.hint}>{start.hint}</p>}
      {onAsk && questions.length > 0 ? (
        <ul className={classes.examples} aria-label={titles ? start.found : start.examples}>
          {questions.map((question) => (
            <li key={question}>
              <button type="button" className={classes.example} onClick={() => onAsk(question)}>
                {question}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  )
}
