import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import type { TenantSettings } from '#shared/contract/tenant-settings.ts'
import { useSending } from '#src/lib/forms/use-sending.ts'
import { Button } from '#src/ui/Button.tsx'
import { Coming } from '#src/ui/Coming.tsx'
import { Notice } from '#src/ui/Notice.tsx'
import { RequestId } from '#src/ui/RequestId.tsx'
import { LanguageSection } from './parts/LanguageSection.tsx'
import { LookSection } from './parts/LookSection.tsx'
import { TimeSection } from './parts/TimeSection.tsx'
import type { SectionProps } from './parts/section.ts'
import { saveSettings, settingsQuery } from './queries.ts'

/** Settings that the guided set-up goes through. */
export const SETUP_PARTS = ['look', 'languages', 'time'] as const
export type SetupPartName = (typeof SETUP_PARTS)[number]

const PARTS = { look: LookSection, languages: LanguageSection, time: TimeSection } satisfies Record<
  SetupPartName,
  unknown
>

export interface SetupPartProps {
  part: SetupPartName
  onSaved: (settings: TenantSettings) => void
  /** Whether something is typed that is not saved. */
  onUnsaved: (isUnsaved: boolean) => void
  saving: SectionProps['saving']
}

/** One part of the settings, by itself. */
export function SetupPart({ part, onSaved, onUnsaved, saving }: SetupPartProps) {
  const { t } = useTranslation()
  const { data, error, refetch } = useQuery(settingsQuery)
  if (!data) return <Coming error={error} sentence={t('tenant.failed')} onRetry={refetch} heights={[4, 10]} />
  const Part = PARTS[part]
  return <Part revised={data} onSaved={onSaved} onDirty={onUnsaved} saving={saving} />
}

/** Says that the set-up is over: nobody is led to it any more. */
export function FinishSetup({ onDone }: { onDone: (settings: TenantSettings) => void }) {
  const { t } = useTranslation()
  const { data } = useQuery(settingsQuery)
  const { sending, send } = useSending()
  if (!data) return null
  return (
    <>
      <Button
        loadingVerb={sending.state === 'sending' && t('tenant.saving')}
        onClick={() =>
          void send(async () => onDone((await saveSettings({ isSetUp: true }, data.revision)).settings))
        }
      >
        {t('tenant.setup.finish')}
      </Button>
      {sending.state === 'failed' && (
        <Notice tone="error">
          {t(`tenant.refused.${sending.reason}`)}
          <RequestId of={sending.failure} />
        </Notice>
      )}
    </>
  )
}
