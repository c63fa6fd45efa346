export { OfflineReading, type OfflineReadingProps } from './OfflineReading.tsx'
