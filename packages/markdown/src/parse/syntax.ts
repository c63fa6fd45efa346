import { gfmTable } from 'micromark-extension-gfm-table'
import { gfmTaskListItem } from 'micromark-extension-gfm-task-list-item'
import type { Extension } from 'micromark-util-types'
import { bareLinks } from './bare-links.ts'
import { bracketMath } from './bracket-math.ts'
import { containerSyntax } from './container-syntax.ts'
import { dollarMath } from './dollar-math.ts'
import { emphasis } from './emphasis.ts'
import { headingIdSyntax } from './heading-id-syntax.ts'
import { htmlInText } from './html-text.ts'
import { footnotes, labelEnds } from './label-end.ts'

/** Syntax extensions beyond CommonMark. */
export const syntax: Extension[] = [
  bareLinks(),
  footnotes(),
  gfmTable(),
  gfmTaskListItem(),
  emphasis(),
  htmlInText(),
  labelEnds(),
  dollarMath(),
  bracketMath(),
  containerSyntax(),
  headingIdSyntax(),
]
