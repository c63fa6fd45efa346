export { PictureCropper } from './PictureCropper.tsx'
