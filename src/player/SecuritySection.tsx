import { useTranslation } from 'react-i18next'
import { Section } from '#src/features/profile/Section.tsx'
import { learnRoomWords } from '#src/i18n/setup.ts'
import { latePart, useLatePart } from '#src/lib/late-part.ts'
import { PageMissing } from '#src/shell/PageMissing.tsx'
import { Coming } from '#src/ui/Coming.tsx'

/** Players have none: its code and its words come with anyone who may set one up. */
const PANEL = latePart<object>(async () => {
  const [{ SecondFactorPanel }] = await Promise.all([
    import('#src/features/security/SecondFactorPanel.tsx'),
    learnRoomWords(),
  ])
  return SecondFactorPanel
})

/** What I prove a login by besides my password. */
export function SecuritySection() {
  const { t } = useTranslation()
  const { Part, isMissing } = useLatePart(PANEL)
  return (
    <Section id="security" title={t('profile.security.title')} about={t('profile.security.about')}>
      {Part && <Part />}
      {!Part && isMissing && <PageMissing onRetry={PANEL.fetch} />}
      {!Part && !isMissing && <Coming error={null} sentence="" onRetry={PANEL.fetch} heights={[4, 4]} />}
    </Section>
  )
}
