export { LastResort, type LastResortProps } from './LastResort.tsx'
