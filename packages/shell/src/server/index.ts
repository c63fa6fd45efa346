export { copy as siteCopy } from './copy.ts'
export { type SharedKind, withSharePicture } from './share-picture.ts'
export { pageMetadata, siteMetadata } from './site-metadata.ts'
