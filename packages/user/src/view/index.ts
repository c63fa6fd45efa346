export { AuthorCard, type AuthorCardProps } from './AuthorCard.tsx'
export { Counts, type CountsProps } from './Counts.tsx'
export { ProfileHeader, type ProfileHeaderProps } from './ProfileHeader.tsx'
