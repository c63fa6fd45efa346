import { labelList } from '@mozhan/routes'
import { copy } from '../copy.ts'
import { Breadcrumb } from './Breadcrumb.tsx'
import { PageHead } from './PageHead.tsx'

export interface LabelHeadProps {
  /** The label. */
  name: string
}

/** Head of a label's page, and where the page stands. */
export function LabelHead({ name }: LabelHeadProps) {
  const steps = [
    { text: copy.label.title, href: labelList.path },
    { text: name },
    { text: copy.label.crumb },
  ]
  return <PageHead title={name} above={<Breadcrumb steps={steps} />} />
}
