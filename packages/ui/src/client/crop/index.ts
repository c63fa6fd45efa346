export { PictureCropper, type PictureCropperProps } from './PictureCropper.tsx'
