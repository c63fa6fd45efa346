import { questionEditor, questionList } from '@mozhan/routes'
import { buttonClass, VisuallyHidden } from '@mozhan/ui'
import { SmartLink } from '@mozhan/ui/client'
import { copy } from '../copy.ts'
import { QUESTION_TABS, type QuestionListKey, questionsHref } from '../routes.ts'
import classes from './ListHead.module.css'

export interface ListHeadProps {
  current: QuestionListKey
  /** Name of the label that filters the list. */
  labelName?: string
}

const { tabs, ofLabel, clear, ask, title } = copy.list

/** Header of the question list: tabs and a link to ask. */
export function ListHead({ current, labelName }: ListHeadProps) {
  return (
    <header className={classes.head}>
      {labelName === undefined ? (
        <>
          <VisuallyHidden>
            <h1>{title}</h1>
          </VisuallyHidden>
          <nav className={classes.tabs} aria-label={tabs.label}>
            {QUESTION_TABS.map((tab) => (
              <SmartLink
                key={tab}
                className={classes.tab}
                href={questionsHref(tab)}
                aria-current={tab === current ? 'page' : undefined}
              >
                {tabs[tab]}
              </SmartLink>
            ))}
          </nav>
        </>
      ) : (
        <div className={classes.filter}>
          <h1 className={classes.title}>{ofLabel(labelName)}</h1>
          <SmartLink className={classes.clear} href={questionList.path}>
            {clear}
          </SmartLink>
        </div>
      )}
      <a className={buttonClass({ variant: 'primary', size: 'sm' })} href={questionEditor.href()}>
        {ask}
      </a>
    </header>
  )
}
