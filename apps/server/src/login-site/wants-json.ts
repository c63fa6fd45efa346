import type { Context } from 'hono'

/** Whether the pages' own script sent a form: it goes on by itself, to the address that it is told as `to`. */
export function wantsJson(c: Context): boolean {
  return c.req.header('accept')?.includes('application/json') === true
}
