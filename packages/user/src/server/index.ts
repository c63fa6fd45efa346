export { AccountPage, type AccountPageProps, accountMetadata } from './AccountPage.tsx'
export { AuthorPanel, type AuthorPanelProps } from './AuthorPanel.tsx'
export { UserPage, type UserPageProps } from './UserPage.tsx'
export { userMetadata } from './user-metadata.ts'
