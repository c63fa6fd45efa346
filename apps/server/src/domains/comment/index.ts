export { addToCount } from './commands.ts'
