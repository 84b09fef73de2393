import { useTranslation } from 'react-i18next'
import type { Sending } from '#src/lib/forms/use-sending.ts'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import type { Refused } from './refused.ts'

/** What became of an action, where it failed or something is worth saying. */
export function Said({ sending, done }: { sending: Sending<Refused>; done?: string | undefined }) {
  const { t } = useTranslation()
  if (sending.state === 'failed') {
    return (
      <Notice tone="error">
        {t(`people.refused.${sending.reason}`, { count: Math.ceil(sending.seconds / 3600) })}
        <RequestId of={sending.failure} />
      </Notice>
    )
  }
  return sending.state === 'done' && done !== undefined ? <Notice tone="good">{done}</Notice> : null
}
