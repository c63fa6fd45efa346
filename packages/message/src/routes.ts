import { messagePage, userPage } from '@mozhan/routes'

export { letterHref } from '@mozhan/routes'

export function userHref(id: string): string {
  return userPage.href({ id })
}

export const SETTINGS_HREF = messagePage.href({ panel: 'settings' })
