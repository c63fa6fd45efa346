import { copy } from '../copy.ts'
import classes from './StartView.module.css'

export interface StartViewProps {
  /** The next question is about an article. @default false */
  isAbout?: boolean
  /** Asks one of the examples. Without it no examples are shown. */
  onAsk?: (question: string) => void
}

/** The start of a conversation without turns. */
export function StartView({ isAbout = false, onAsk }: StartViewProps) {
  const { start } = copy
  const questions = isAbout ? start.aboutQuestions : start.questions
  return (
    <div className={classes.start}>
      <h2 className={classes.title}>{isAbout ? start.about : start.title}</h2>
      {isAbout ? null : <p className={classes.hint}>{start.hint}</p>}
      {onAsk ? (
        <ul className={classes.examples} aria-label={start.examples}>
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
