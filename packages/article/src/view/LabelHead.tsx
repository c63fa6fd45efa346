import { labelList } from '@mozhan/routes'
import { copy } from '../copy.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { PageHead } from './PageHead.tsx'

export interface LabelHeadProps {
  /** Name of the label. */
  name: string
}

/** Header of a label page with a breadcrumb. */
export function LabelHead({ name }: LabelHeadProps) {
  const steps = [
    { text: copy.label.title, href: labelList.path },
    { text: name },
    { text: copy.label.crumb },
  ]
  return <PageHead title={name} above={<Breadcrumb steps={steps} />} />
}
