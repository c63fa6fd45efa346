export { Button, PlainButton } from './Button.tsx'
export { type DraftLine, DraftShelf, type DraftShelfProps } from './DraftShelf.tsx'
export { FormField, type FormFieldProps } from './FormField.tsx'
export { LabelPicker, type LabelPickerProps } from './LabelPicker.tsx'
export {
  PlainInput,
  type PlainInputProps,
  PlainTextarea,
  type PlainTextareaProps,
} from './PlainInput.tsx'
export { findPictureFault } from './picture-fault.ts'
export { RestoredBar, type RestoredBarProps } from './RestoredBar.tsx'
export { SearchForm, type SearchFormProps } from './SearchForm.tsx'
export { TextField, type TextFieldProps } from './TextField.tsx'
export { TitleBar, type TitleBarProps } from './TitleBar.tsx'
export { type SubmitOptions, useSubmit } from './use-submit.ts'
export { WritingScreen, type WritingScreenProps } from './WritingScreen.tsx'
