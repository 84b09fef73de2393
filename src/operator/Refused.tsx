import { useTranslation } from 'react-i18next'
import type { Sending } from '#src/lib/forms/use-sending.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'

/** Why something cannot be done, by code of the problem. */
export const REASONS = {
  'wrong-credentials': 'wrongPair',
  'wrong-code': 'wrongCode',
  'not-found': 'gone',
  'name-taken': 'nameTaken',
  'hosts-taken': 'hostsTaken',
  'is-default': 'isDefault',
  'being-deleted': 'beingDeleted',
  'already-here': 'alreadyHere',
  'signed-out': 'signedOut',
  'refused-fields': 'wrongFields',
} as const
export type OperatorReason = (typeof REASONS)[keyof typeof REASONS]

/** What became of an action that was refused, in a sentence. */
export function Refused({ sending }: { sending: Sending<OperatorReason> }) {
  const { t } = useTranslation()
  if (sending.state !== 'failed') return null
  return (
    <Notice tone="error">
      {t(`operator.refused.${sending.reason}`, { count: sending.seconds })}
      <RequestId of={sending.failure} />
    </Notice>
  )
}
