import { useTranslation } from 'react-i18next'
import { usePercent } from '#src/i18n/use-percent.ts'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { Sending } from './sending.ts'

/** How often progress is said, in percent: more would be noise. */
const STEP = 25

/** What a screen reader is told of the files that are on their way: each quarter, and why one is not taken. */
export function SaidProgress({ list }: { list: readonly Sending[] }) {
  const { t } = useTranslation()
  const percentOf = usePercent()
  const words = list.flatMap(({ phase, reason, file: { name, size }, sent }) => {
    if (phase === 'refused') {
      return [t('upload.saidRefused', { name, reason: t(`upload.reason.${reason ?? 'failed'}`) })]
    }
    if (phase === 'there') return [t('upload.saidArrived', { name })]
    if (phase !== 'sending') return []
    const percent = Math.floor((sent / size) * (100 / STEP)) * STEP
    return [t('upload.saidSending', { name, percent: percentOf(percent) })]
  })
  return (
    <div role="status">
      <VisuallyHidden>{words.join(' ')}</VisuallyHidden>
    </div>
  )
}
