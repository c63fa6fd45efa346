import { DomainError } from '../http/errors.ts'

/**
 * Nobody's change is replaced unseen. Clients that do not say what they go on from replace what there is.
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
