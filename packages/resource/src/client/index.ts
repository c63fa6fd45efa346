export { DownloadButton } from './DownloadButton.tsx'
export { OwnerTools } from './OwnerTools.tsx'
export { SearchField } from './SearchField.tsx'
export { ResourceForm } from './upload/ResourceForm.tsx'
