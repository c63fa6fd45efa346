import type { Context } from 'hono'

/** Whether the script of the pages sent the form. It expects JSON and navigates to the address `to`. */
export function wantsJson(c: Context): boolean {
  return c.req.header('accept')?.includes('application/json') === true
}
