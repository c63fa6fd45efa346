import { Breadcrumb, FeedLink } from '@mozhan/content/view'
import { labelList } from '@mozhan/routes'
import { formatCount } from '@mozhan/ui'
import { copy } from '../copy.ts'
import { PageHead } from './PageHead.tsx'

export interface LabelHeadProps {
  id: string
  /** Name of the label. */
  name: string
  articles: number
  /** Absent if the page does not know them. */
  questions?: number
}

/** Header of a label page with a breadcrumb and the number of its texts. */
export function LabelHead({ id, name, articles, questions }: LabelHeadProps) {
  const steps = [
    { text: copy.label.title, href: labelList.path },
    { text: name },
    { text: copy.label.crumb },
  ]
  return (
    <PageHead
      title={name}
      description={copy.label.descriptionOf(name)}
      facts={[
        copy.list.articles(formatCount(articles)),
        ...(questions === undefined ? [] : [copy.list.questions(formatCount(questions))]),
      ]}
      above={<Breadcrumb steps={steps} />}
    >
      <FeedLink kind="label" id={id} />
    </PageHead>
  )
}
