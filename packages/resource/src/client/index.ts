export { DownloadButton, type DownloadButtonProps } from './DownloadButton.tsx'
export { OwnerTools, type OwnerToolsProps } from './OwnerTools.tsx'
export { SearchField, type SearchFieldProps } from './SearchField.tsx'
export { ResourceForm, type ResourceFormProps } from './upload/ResourceForm.tsx'
