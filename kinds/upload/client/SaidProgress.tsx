import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { usePercent } from '#src/i18n/use-percent.ts'
import { toPercent } from '#src/ui/ProgressBar.tsx'
import { VisuallyHidden } from '#src/ui/VisuallyHidden.tsx'
import type { Sending } from './sending.ts'

/** How often progress is said, in percent: more would be noise. */
const STEP = 25

/** What a screen reader is told of the files that are on their way: each quarter, why one is not taken, and that one broke off. It says what is new alone. */
export function SaidProgress({ list }: { list: readonly Sending[] }) {
  const { t } = useTranslation()
  const percentOf = usePercent()
  const [said, setSaid] = useState<{ words: readonly string[]; fresh: readonly string[] }>({
    words: [],
    fresh: [],
  })
  const words = list.flatMap(({ phase, reason, file: { name, size }, sent, uploadId }) => {
    if (phase === 'refused') {
      return [t('upload.saidRefused', { name, reason: t(`upload.reason.${reason ?? 'failed'}`) })]
    }
    if (phase === 'there') return [t('upload.saidArrived', { name })]
    if (phase === 'broken-off') {
      const percent = percentOf(toPercent((sent / size) * 100))
      return [t('upload.saidRefused', { name, reason: t('upload.brokenOff', { percent }) })]
    }
    // of one that goes on it is not known yet how much is there, and what is there is said to be uploaded
    if (phase !== 'sending' || sent >= size || (sent === 0 && uploadId !== null)) return []
    const percent = Math.floor((sent / size) * (100 / STEP)) * STEP
    return [t('upload.saidSending', { name, percent: percentOf(percent) })]
  })
  if (words.join() !== said.words.join())
    setSaid({ words, fresh: words.filter((line) => !said.words.includes(line)) })
  return (
    <div role="status">
      <VisuallyHidden>{said.fresh.join(' ')}</VisuallyHidden>
    </div>
  )
}
