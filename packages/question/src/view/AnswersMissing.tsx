import { Empty } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { ANSWERS_ANCHOR } from '../routes.ts'

/** Shown when the answers could not be loaded, to distinguish that from no answers. */
export function AnswersMissing() {
  return (
    <section id={ANSWERS_ANCHOR}>
      <Empty title={copy.answers.missing.title} description={copy.answers.missing.description} />
    </section>
  )
}
