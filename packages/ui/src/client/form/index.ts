export { FormField, type FormFieldProps } from './FormField.tsx'
export { LabelPicker, type LabelPickerProps } from './LabelPicker.tsx'
export { TitleBar, type TitleBarProps } from './TitleBar.tsx'
