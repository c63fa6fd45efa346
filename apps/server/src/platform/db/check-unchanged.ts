import { DomainError } from '../http/errors.ts'

/**
 * Optimistic concurrency control: refuses to overwrite a version that the client has not seen. Clients that send no base
 * version overwrite the current one.
 * @throws DomainError `changed`
 */
export function checkUnchanged(
  { updateDate }: { readonly updateDate: Date },
  basedOn: string | undefined,
): void {
  if (basedOn !== undefined && Date.parse(basedOn) !== updateDate.getTime()) {
    throw new DomainError('changed')
  }
}
