export { copy as siteCopy } from './copy.ts'
export { withSharePicture } from './share-picture.ts'
export { pageMetadata, siteMetadata } from './site-metadata.ts'
