import { useTranslation } from 'react-i18next'
import { Section } from '#src/features/profile/Section.tsx'
import { RecallSummary } from '#src/features/recall/RecallSummary.tsx'

/** What comes back to me today, and the way there. */
export function RecallSection({ onOpen }: { onOpen: () => void }) {
  const { t } = useTranslation()
  return (
    <Section id="review" title={t('recall.title')} about={t('recall.about')}>
      <RecallSummary onOpen={onOpen} />
    </Section>
  )
}
