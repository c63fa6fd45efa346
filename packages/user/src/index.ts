export { ACCOUNT_TABS } from './model/account-tab.ts'
