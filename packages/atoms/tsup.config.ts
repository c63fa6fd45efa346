import { definePackage } from '@mozhan/tsup'

export default definePackage()
