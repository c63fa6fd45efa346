export { checkLabels } from './check-labels.ts'
export { ensureLabels } from './commands.ts'
export { findLabelsOf, getLabelsOf, type LabelRef, labelListOf } from './label-queries.ts'
export { findHotLabels } from './queries.ts'
