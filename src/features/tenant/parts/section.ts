import type { Ref } from 'react'
import type { RevisedSettings, TenantSettings } from '#shared/contract/tenant-settings.ts'
import type { SectionSaving } from '../section-saving.ts'

/** What every part of the settings is given. */
export interface SectionProps {
  revised: RevisedSettings
  /** This browser may go by them at once. */
  onSaved: (settings: TenantSettings) => void
  /** Whether something is typed that is not saved. */
  onDirty: (isDirty: boolean) => void
  saving?: Ref<SectionSaving> | undefined
}
