import { useTranslation } from 'react-i18next'
import type { Sending } from '#src/lib/forms/use-sending.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'

/** Why something was refused, by code of the problem, in the words of `security.refused`. */
export const REASONS = {
  'refused-fields': 'wrong',
  'second-factor-required': 'required',
  'too-many-passkeys': 'tooMany',
  'no-set-up': 'gone',
  'code-is-set-up': 'gone',
  'no-second-step': 'gone',
  'no-second-factor': 'gone',
  'not-found': 'gone',
} as const
export type Reason = (typeof REASONS)[keyof typeof REASONS]

/** A longer wait is said in minutes. */
const MINUTE_S = 60

/** Why the last thing failed; `wrong` is said in other words where something else than a code was wrong. */
export function Refused({ sending, wrong }: { sending: Sending<Reason>; wrong: string }) {
  const { t } = useTranslation()
  if (sending.state !== 'failed') return null
  const { reason, seconds } = sending
  return (
    <Notice tone={reason === 'wait' ? 'warn' : 'error'}>
      {reason === 'wrong'
        ? wrong
        : t(`security.refused.${reason === 'wait' && seconds > MINUTE_S ? 'waitLong' : reason}`, {
            seconds,
            minutes: Math.ceil(seconds / MINUTE_S),
          })}
      <RequestId of={sending.failure} />
    </Notice>
  )
}
