import { Empty } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { ANSWERS_ANCHOR } from '../routes.ts'

/** Instead of the answers where they could not be loaded: that is not the same as none. */
export function AnswersMissing() {
  return (
    <section id={ANSWERS_ANCHOR}>
      <Empty title={copy.answers.missing.title} description={copy.answers.missing.description} />
    </section>
  )
}
