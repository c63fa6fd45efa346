import { Breadcrumb } from '@mozhan/content/view'
import { labelList } from '@mozhan/routes'
import { copy } from '../copy.ts'
import { FeedLink } from './FeedLink.tsx'
import { PageHead } from './PageHead.tsx'

export interface LabelHeadProps {
  id: string
  /** Name of the label. */
  name: string
}

/** Header of a label page with a breadcrumb. */
export function LabelHead({ id, name }: LabelHeadProps) {
  const steps = [
    { text: copy.label.title, href: labelList.path },
    { text: name },
    { text: copy.label.crumb },
  ]
  return (
    <PageHead
      title={name}
      description={copy.label.descriptionOf(name)}
      above={<Breadcrumb steps={steps} />}
    >
      <FeedLink kind="label" id={id} />
    </PageHead>
  )
}
